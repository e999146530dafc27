import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from './files-below.mjs'
import { Expected, root } from './root.mjs'
import { onProjectNode, runQuietly, toolEnvironment } from './run.mjs'

const storefront = join(root, 'apps/storefront')

/** Where the build begins by emptying the folder: one that fails or is broken off leaves no stamp behind. */
const stamp = join(storefront, 'dist/client/.built-from')

/** What the build depends on, from the project's root. */
const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/storefront',
  'packages/contract',
  'packages/domain',
  'packages/i18n',
  'packages/ui',
]

/** What lies among them and changes nothing of the build. */
const noSource = /\.(test\.tsx?|gen\.ts|md)$/

/** Builds what browsers load and what renders the pages, unless the last build was made from the same sources. */
export async function buildStorefront() {
  const sources = await hashOfSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return
  console.log('Building the pages (only when they have changed; some seconds)')
  await rm(stamp, { force: true })
  const { code, output } = await runQuietly(...onProjectNode('node_modules/vite/bin/vite.js', ['build']), {
    cwd: storefront,
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Expected(`${output}\nThe pages cannot be built, as said above`)
  await writeFile(stamp, sources)
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
