import { build } from 'vite'
import { expect, test } from 'vitest'
import { rejectTopLevelAwait, topLevelAwait } from './top-level-await.ts'

test.each([
  ['an await', 'const a = await import("./b.js"); export { a }', 'await import("./b.js")'],
  ['an await in a block', 'if (1) { try { await b } catch {} }', 'await b'],
  ['an await in a default export', 'export default [await b]', 'await b'],
  ['for await', 'for await (const a of b) c(a)', 'for await (const a of b) c(a)'],
  ['await using', 'await using a = b()', 'await using a = b()'],
  ['an await after a function', 'async function a() { await b } await a()', 'await a()'],
])('finds %s', (_, code, found) => {
  expect(topLevelAwait(code)).toBe(found)
})

test.each([
  ['an async function', 'async function a() { await b; for await (const c of d) e(c) }'],
  ['an async arrow', 'export const a = async () => await b'],
  ['an async method', 'class A { async b() { await c } }; ({ async d() { await e } })'],
  ['a word', 'const a = { await: 1 }; a.await = "await b"'],
])('accepts an await within %s', (_, code) => {
  expect(topLevelAwait(code)).toBeUndefined()
})

test.each([
  [
    'fails',
    'export const a = await import("data:text/javascript,export default 1")',
    /entry.*top-level await/,
  ],
  ['succeeds', 'export const a = import("data:text/javascript,export default 1")', undefined],
])('a build %s with a planted module', async (_, planted, message) => {
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'planted',
        resolveId: (id) => (id === 'entry' ? id : { id, external: true }),
        load: (id) => (id === 'entry' ? planted : null),
      },
      rejectTopLevelAwait(),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
      },
    },
  })
  if (message) await expect(built).rejects.toThrow(message)
  else await expect(built).resolves.toBeDefined()
})
