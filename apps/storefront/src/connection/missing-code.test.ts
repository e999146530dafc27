// @vitest-environment happy-dom

import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const asked: string[] = []
let status: number | null = 200
const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})

vi.stubGlobal('fetch', async (url: string) => {
  asked.push(url)
  if (status === null) throw new TypeError('Failed to fetch')
  return new Response(null, { status })
})

// Files of one worker share their globals.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const loadModule = async () => {
  vi.resetModules()
  return await import('./missing-code.ts')
}

beforeEach(() => {
  sessionStorage.clear()
  asked.length = 0
  assign.mockClear()
})

test.each([
  [200, true],
  [404, true],
  [429, false],
  [503, false],
  [null, false],
])('leaves the page if the new document has status %s: %s', async (answer, leaves) => {
  status = answer
  const { loadDocument } = await loadModule()
  expect(await loadDocument('/blogs')).toBe(leaves)
  expect(assign).toHaveBeenCalledTimes(leaves ? 1 : 0)
})

test('loads a document for missing code once a minute, and whenever the visitor asks', async () => {
  status = 200
  expect(await (await loadModule()).loadDocument('/blogs')).toBe(true)
  const next = await loadModule()
  expect(await next.loadDocument('/blogs')).toBe(false)
  expect(await next.loadDocument('/blogs', true)).toBe(true)
})

test.each([
  [
    'Failed to fetch dynamically imported module: https://zayy.example/assets/cart-BPpA9dt.js',
    'cart-BPpA9dt.js',
  ],
  [
    'error loading dynamically imported module: https://zayy.example/assets/cart-BPpA9dt.js',
    'cart-BPpA9dt.js',
  ],
  ['Unable to preload CSS for /assets/cart-B9gyVq.css', 'cart-B9gyVq.css'],
  ['Importing a module script failed.', 'missing-code.ts'],
])('asks the server for the missing file of "%s"', async (message, file) => {
  const { isGone } = await loadModule()
  status = 404
  expect(await isGone(new Error(message))).toBe(true)
  expect(asked[0]).toContain(file)
  status = 200
  expect(await isGone(new Error(message))).toBe(false)
})
