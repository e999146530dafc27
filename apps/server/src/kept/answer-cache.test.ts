import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

const page = (bytes: number): PreparedAnswer => ({
  etag: '"x"',
  headers: {},
  bodies: { identity: Buffer.alloc(bytes) },
})

test('keeps a page until the shop changes', () => {
  const cache = new AnswerCache({ limit: 10_000, lifetime: 1_000 })
  const kept = page(10)
  cache.put('/', kept, cache.generation)
  expect(cache.get('/')).toEqual({ answer: kept, fresh: true })
  cache.clear()
  expect(cache.get('/')).toBeUndefined()
})

test('drops the least recently used when memory is needed', () => {
  const cache = new AnswerCache({ limit: 3 * (10 + 1_024), lifetime: 1_000 })
  for (const address of ['/a', '/b', '/c']) cache.put(address, page(10), cache.generation)
  cache.get('/a')
  cache.put('/d', page(10), cache.generation)
  expect([...'abcd'].filter((name) => cache.get(`/${name}`))).toEqual(['a', 'c', 'd'])
})

test('does not keep a page that was rendered from what has changed since', () => {
  const cache = new AnswerCache({ limit: 10_000, lifetime: 1_000 })
  const { generation } = cache
  cache.clear()
  cache.put('/', page(10), generation)
  expect(cache.get('/')).toBeUndefined()
})

test('a page past its lifetime is still there, and told from a fresh one', () => {
  let now = 0
  const cache = new AnswerCache({ limit: 10_000, lifetime: 1_000, now: () => now })
  cache.put('/', page(10), cache.generation)
  now = 999
  expect(cache.get('/')?.fresh).toBe(true)
  now = 1_000
  expect(cache.get('/')?.fresh).toBe(false)
  cache.put('/', page(10), cache.generation)
  expect(cache.get('/')?.fresh).toBe(true)
})
