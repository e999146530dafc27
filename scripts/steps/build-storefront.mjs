import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startMessages } from '../../apps/server/src/config/start-messages.mjs'
import { filesBelow } from './files-below.mjs'
import { Expected, root } from './root.mjs'
import { onProjectNode, runQuietly, toolEnvironment } from './run.mjs'

const storefront = join(root, 'apps/storefront')

/** Hash of the sources of the last build. Each build empties this folder first, so a failed build leaves no stamp. */
const stamp = join(storefront, 'dist/client/.built-from')

/** Files and folders that the build depends on, relative to the project's root. */
const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/storefront',
  'packages/contract',
  'packages/domain',
  'packages/i18n',
  'packages/ui',
]

/** Files in these folders that do not affect the build. */
const noSource = /\.(test\.tsx?|gen\.ts|md)$/

/**
 * Builds the client and the server renderer of the storefront, unless the last build had the same sources.
 * @param {{ building: string, buildFailed: string }} messages
 */
export async function buildStorefront({ building, buildFailed } = startMessages.en) {
  const sources = await hashOfSources()
  if (await isBuiltFrom(sources)) return
  console.log(building)
  await rm(stamp, { force: true })
  const { code, output } = await runQuietly(...onProjectNode('node_modules/vite/bin/vite.js', ['build']), {
    cwd: storefront,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Expected(`${output}\n${buildFailed}`)
  await writeFile(stamp, sources)
}

/** Returns whether the last build had the present sources. */
export async function isStorefrontBuilt() {
  return await isBuiltFrom(await hashOfSources())
}

/** @param {string} sources */
async function isBuiltFrom(sources) {
  return (await readFile(stamp, 'utf8').catch(() => '')) === sources
}

async function hashOfSources() {
  const below = inputs.map((input) => filesBelow(root, input, ['dist', 'node_modules', 'testing']))
  const files = (await Promise.all(below))
    .flat()
    .filter((file) => !noSource.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}
