import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './use-suggestions.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last five are remembered, each once, the last first', () => {
  for (const search of ['a', 'b', 'c', ' B ', 'd', 'e', 'f', '  ', 'x'.repeat(201)]) rememberSearch(search)
  expect(recentSearches()).toEqual(['f', 'e', 'd', 'B', 'c'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['', '{', '7', '{"0":"a"}', '[1,null,"",{}]'])('what was stored otherwise (%s) is none', (text) => {
  stored.set('searches', text)
  expect(recentSearches()).toEqual([])
})

test('where nothing can be stored, nothing is remembered', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('a')
  expect(recentSearches()).toEqual([])
})
