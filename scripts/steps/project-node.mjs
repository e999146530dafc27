import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Expected, root } from './root.mjs'

/** The first major version of Node that runs TypeScript without a build. */
const MIN_NODE = 24

const { platform, arch } = process
const isWindows = platform === 'win32'

/** Node as an npm package for this system, pinned in the lock file. */
const installed = join(
  root,
  `node_modules/node-${isWindows ? 'win' : platform}-${arch}/bin`,
  isWindows ? 'node.exe' : 'node',
)

export function hasProjectNode() {
  return existsSync(installed) || Number(process.versions.node.split('.')[0]) >= MIN_NODE
}

/** Returns the path of the Node that runs TypeScript: the project's, or the running one if the project has none for this system. */
export function projectNode() {
  if (existsSync(installed)) return installed
  if (hasProjectNode()) return process.execPath
  throw new Expected(
    `The project has no Node.js for ${platform} on ${arch}, and this is ${process.version}: install Node.js ${MIN_NODE} from https://nodejs.org`,
  )
}

/** Links the project's Node as the `node` of npm scripts, as some versions of npm (10.9.9) do not. */
export async function linkProjectNode() {
  const link = join(root, 'node_modules/.bin/node')
  if (isWindows || !existsSync(installed) || existsSync(link)) return
  await symlink(relative(dirname(link), installed), link).catch((error) => {
    // Another process created it just now, or the folder is read-only.
    if (!['EEXIST', 'EACCES', 'EROFS'].includes(error.code)) throw error
  })
}
