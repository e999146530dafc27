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

test('stores the last five searches once each, newest first', () => {
  for (const search of ['a', 'b', 'c', ' B ', 'd', 'e', 'f', '  ', 'x'.repeat(201)]) rememberSearch(search)
  expect(recentSearches()).toEqual(['f', 'e', 'd', 'B', 'c'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['', '{', '7', '{"0":"a"}', '[1,null,"",{}]'])('ignores an invalid stored value (%s)', (text) => {
  stored.set('searches', text)
  expect(recentSearches()).toEqual([])
})

test('remembers nothing if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch('a')
  expect(recentSearches()).toEqual([])
})
