import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { checkout } from '../harness/shop-server.ts'

/** A text that every Arabic page shows. */
const changed = { file: 'packages/i18n/src/messages/ar/layout.ts', from: "'من نحن'", to: "'عن زيّ'" }

/** Copies the checkout without what it has built to `folder`, changes one text, and builds the storefront. */
export async function buildChanged(folder: string): Promise<void> {
  for (const part of ['apps', 'packages', 'demo', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    await cp(join(checkout, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/^(apps|packages)\/[^/]+\/dist$/.test(relative(checkout, path)),
    })
  await linkModules(folder)
  const file = join(folder, changed.file)
  const text = await readFile(file, 'utf8')
  if (!text.includes(changed.from)) throw new Error(`${changed.file} lacks ${changed.from}`)
  await writeFile(file, text.replace(changed.from, changed.to))
  const built = spawnSync('npm', ['run', 'build'], { cwd: folder, encoding: 'utf8' })
  if (built.status !== 0)
    throw new Error(`The build of the changed storefront failed:\n${built.stdout}${built.stderr}`)
}

/** Links the libraries of all packages, and the `@zayy` packages to their copies. */
async function linkModules(folder: string): Promise<void> {
  const [from, to] = [join(checkout, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(join(to, '@zayy'), { recursive: true })
  for (const name of await readdir(from))
    if (name !== '@zayy' && (name === '.bin' || !name.startsWith('.')))
      await symlink(join(from, name), join(to, name))
  for (const kind of ['apps', 'packages'])
    for (const name of await readdir(join(folder, kind)))
      await symlink(join(folder, kind, name), join(to, '@zayy', name))
}

export async function assetNames(sources: string): Promise<Set<string>> {
  const names = await readdir(join(sources, 'apps/storefront/dist/client/assets'))
  return new Set(names.filter((name) => !name.endsWith('.br')))
}
