import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundariesArguments } from './arguments.mjs'
import { allowed, environmentReaders, forbidden, nodeGlobals, targets, unused } from './forbidden-imports.ts'
import { type PlantedTree, plantedTree } from './planted-tree.ts'

let tree: PlantedTree
/** The rules that each file breaks, by its path. */
let broken: Map<string, Set<string>>
const useless = new Set(['used-by-no-program', 'used-by-no-test'])

beforeAll(async () => {
  tree = await plantedTree()
  await tree.plant([...targets, ...forbidden, ...unused, ...allowed])
  await tree.run('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...boundariesArguments,
    '--output-type=json',
    '--output-to=boundaries.json',
  ])
  broken = violations(JSON.parse(await tree.read('boundaries.json')))
})
afterAll(async () => await tree.remove())

type Report = { summary: { violations: { from: string; rule: { name: string; severity: string } }[] } }

function violations({ summary }: Report): Map<string, Set<string>> {
  const byFile = new Map<string, Set<string>>()
  for (const { from, rule } of summary.violations) {
    if (rule.severity === 'error') byFile.set(from, (byFile.get(from) ?? new Set()).add(rule.name))
  }
  return byFile
}

test.for(forbidden)('rejects $file: $code', ({ file, rule }) => {
  expect([...(broken.get(file) ?? [])]).toContain(rule)
})

test.for(unused)('rejects $file, which no file imports', ({ file, rule }) => {
  expect([...(broken.get(file) ?? [])]).toContain(rule)
})

test.for(allowed)('accepts $file', ({ file }) => {
  expect([...(broken.get(file) ?? [])].filter((rule) => !useless.has(rule))).toEqual([])
})

test('reports no violation in the project itself', () => {
  const planted = new Set([...targets, ...forbidden, ...unused, ...allowed].map(({ file }) => file))
  expect([...broken.keys()].filter((file) => !planted.has(file))).toEqual([])
})

test('every rule rejects at least one planted file', async () => {
  const { forbidden: rules } = JSON.parse(await tree.read('boundaries.json')).summary.ruleSetUsed
  const seen = new Set([...broken.values()].flatMap((names) => [...names]))
  const silent = rules.map(({ name }: { name: string }) => name).filter((name: string) => !seen.has(name))
  expect(silent).toEqual([])
})

test('the linter and the types reject Node globals in code for browsers', async () => {
  await tree.plant([...nodeGlobals, ...environmentReaders])
  const files = [...nodeGlobals, ...environmentReaders].map(({ file }) => file)
  const lint = await tree.run('node_modules/@biomejs/biome/bin/biome', [
    'lint',
    '--max-diagnostics=none',
    ...files,
  ])
  for (const { file } of nodeGlobals) {
    expect(lint.output).toContain(`${file}:1:21 lint/style/noRestrictedGlobals`)
    expect(lint.output).toContain(`${file}:2:22 lint/style/noRestrictedGlobals`)
  }
  for (const { file } of environmentReaders)
    expect(lint.output).toContain(`${file}:1:21 lint/style/noProcessEnv`)

  await Promise.all(
    nodeGlobals.map(async ({ file }) => {
      const folder = file.replace(/\/src\/.*$/, '')
      const only = { extends: './tsconfig.json', include: [], files: [file.slice(folder.length + 1)] }
      await tree.plant([{ file: `${folder}/tsconfig.planted.json`, code: JSON.stringify(only) }])
      const types = await tree.run('node_modules/typescript/bin/tsc', [
        '-p',
        `${folder}/tsconfig.planted.json`,
      ])
      expect(types.output).toContain("Cannot find name 'process'")
      expect(types.output).toContain("Cannot find name 'Buffer'")
    }),
  )
})

test('rejects an unused export, stylesheet and picture, in packages too', async () => {
  const file = 'packages/domain/src/money.ts'
  const assets = ['packages/ui/src/styles/unused.css', `apps/storefront/src/home/unused.module.css`]
  await tree.plant([{ file, code: `${await tree.read(file)}\nexport const plantedExport = 1` }])
  await tree.plant(assets.map((asset) => ({ file: asset, code: '.unused {}' })))
  await tree.plant([{ file: 'packages/ui/src/assets/unused.svg', code: '<svg/>' }])
  // One package only: checking all of them, as `npm run check` does, takes ten times as long.
  const alone = ['--workspace=packages/domain', '--strict']
  const { code, output } = await tree.run('scripts/unused.mjs', alone)
  expect(code).toBe(1)
  expect(output).toMatch(/plantedExport +packages\/domain\/src\/money\.ts/)
  expect(output.match(/^No code names .*$/gm)).toEqual([
    'No code names packages/ui/src/assets/unused.svg',
    'No code names packages/ui/src/styles/unused.css',
    'No code names apps/storefront/src/home/unused.module.css',
  ])
})
