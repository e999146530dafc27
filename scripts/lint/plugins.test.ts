import { execFile } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const planted: [path: string, code: string, isRejected: boolean][] = [
  ['packages/shop/src/catalog/a.ts', 'export const total = sql<number>`select 1`', true],
  ['packages/shop/src/catalog/b.ts', 'export const rows = database.execute<{ id: number }>(it)', true],
  ['packages/shop/src/catalog/c.ts', 'export const rows = pool.query<{ id: number }>(it)', true],
  ['apps/server/src/d.ts', 'export const rows = database.execute<{ id: number }>(it)', true],
  ['packages/shop/src/catalog/e.ts', 'export const total = sql`select 1`.mapWith(Number)', false],
  ['packages/shop/src/catalog/f.test.ts', 'export const total = sql<number>`select 1`', false],
  ['apps/storefront/src/g.tsx', 'export const G = () => <p style={{ color: red, marginLeft: 4 }} />', true],
  ['apps/storefront/src/h.tsx', 'export const H = () => <p style={{ left: percentOf(at) }} />', true],
  ['apps/storefront/src/i.tsx', "export const I = () => <p style={{ textAlign: 'right' }} />", true],
  [
    'apps/storefront/src/j.tsx',
    'export const J = () => <p style={{ transform: `translateX(4px)` }} />',
    true,
  ],
  ['packages/ui/src/k.ts', "element.style.right = '0'", true],
  ['packages/ui/src/l.ts', "element.style.setProperty('padding-left', '4px')", true],
  [
    'packages/ui/src/m.tsx',
    'export const M = () => <p style={{ insetInlineStart: left, inlineSize: right }} />',
    false,
  ],
  ['packages/ui/src/n.ts', 'track.scrollTo({ left: 0 })', false],
  ['packages/ui/src/o.ts', "element.style.setProperty('--left', '4px')", false],
  ['apps/storefront/src/p.ts', 'export const rows = database.execute<{ id: number }>(it)', true],
]

/** Runs the project's linter over all planted files and returns its output. */
async function lint(): Promise<string> {
  const folder = await temporaryFolder()
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'))
  await cp(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  for (const [path, code] of planted) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${code}\n`)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', 'packages', 'apps'],
      { cwd: folder },
      (_, output, errors) => resolve(output + errors),
    )
  })
}

const lintOutput = await lint()

test.each(planted)('lints %s: %s; rejected: %s', (path, _, isRejected) => {
  const lines = lintOutput
    .split('\n')
    .filter((line) => line.startsWith(`${path}:`) && line.includes(' plugin '))
  expect(lines).toHaveLength(isRejected ? 1 : 0)
})
