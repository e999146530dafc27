import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Expected, root } from './root.mjs'

/** The first Node that runs the project's TypeScript as it is. */
const oldest = 24

const { platform, arch } = process
const isWindows = platform === 'win32'

/** The Node that the project brings along for this system: a package of its own, pinned in the lock file. */
const installed = join(
  root,
  `node_modules/node-${isWindows ? 'win' : platform}-${arch}/bin`,
  isWindows ? 'node.exe' : 'node',
)

/** Whether there is a Node for `projectNode`. */
export function hasProjectNode() {
  return existsSync(installed) || Number(process.versions.node.split('.')[0]) >= oldest
}

/** The Node that everything in TypeScript runs on: the project's, or, on a system without one, this one if it is new enough. */
export function projectNode() {
  if (existsSync(installed)) return installed
  if (hasProjectNode()) return process.execPath
  throw new Expected(
    `No Node.js ${oldest} comes along for ${platform} on ${arch}, and this is ${process.version}: install Node.js ${oldest} from https://nodejs.org`,
  )
}
