import { expect, test } from 'vitest'
import { ResponseCache } from './response-cache.ts'
import type { EncodedResponse } from './encoded-response.ts'

const page = (bytes: number): EncodedResponse => ({
  etag: '"x"',
  headers: {},
  bodies: { identity: Buffer.alloc(bytes) },
})

test('keeps a page until the shop changes', () => {
  const cache = new ResponseCache({ limit: 10_000, lifetime: 1_000 })
  const kept = page(10)
  cache.put('/', kept, cache.generationOf('/'))
  expect(cache.get('/')).toEqual({ answer: kept, fresh: true })
  cache.clear()
  expect(cache.get('/')).toBeUndefined()
})

test('drops the least recently used when memory is needed', () => {
  const cache = new ResponseCache({ limit: 3 * (10 + 1_024), lifetime: 1_000 })
  for (const address of ['/a', '/b', '/c']) cache.put(address, page(10), cache.generationOf(address))
  cache.get('/a')
  cache.put('/d', page(10), cache.generationOf('/d'))
  expect([...'abcd'].filter((name) => cache.get(`/${name}`))).toEqual(['a', 'c', 'd'])
})

test('does not keep a page that was rendered from what has changed since', () => {
  const cache = new ResponseCache({ limit: 10_000, lifetime: 1_000 })
  const generation = cache.generationOf('/')
  cache.clear()
  cache.put('/', page(10), generation)
  expect(cache.get('/')).toBeUndefined()
})

/** Of an address of two letters, the second is its tag, beside `any`: `/ax` and `/bx` have the tag x. */
const bySecondLetter = {
  limit: 10_000,
  lifetime: 1_000,
  tagsOf: (address: string) => [...(address[2] ?? '')].flatMap((tag) => [tag, 'any']),
}

test('what shows something outdated is there, but not fresh, until it is put anew; nothing else is touched', () => {
  const cache = new ResponseCache(bySecondLetter)
  const addresses = ['/a', '/ax', '/bx', '/ay']
  const put = (address: string) => cache.put(address, page(10), cache.generationOf(address))
  const fresh = () => addresses.filter((address) => cache.get(address)?.fresh)
  addresses.forEach(put)
  expect(fresh()).toEqual(addresses)
  cache.invalidateTags(['x', 'z'])
  expect(fresh()).toEqual(['/a', '/ay'])
  expect(cache.get('/ax')).toEqual({ answer: page(10), fresh: false })
  put('/ax')
  expect(fresh()).toEqual(['/a', '/ax', '/ay'])
  cache.invalidateTags(['any'])
  expect(fresh()).toEqual(['/a'])
  addresses.forEach(put)
  expect(fresh()).toEqual(addresses)
})

test('what shows something that was outdated meanwhile is not kept; what does not is', () => {
  for (const outdated of ['x', 'any']) {
    const cache = new ResponseCache(bySecondLetter)
    cache.invalidateTags(['x', 'y'])
    const begun = ['/a', '/ax', '/ay'].map((address) => [address, cache.generationOf(address)] as const)
    cache.invalidateTags([outdated])
    for (const [address, generation] of begun) cache.put(address, page(10), generation)
    const kept = begun.map(([address]) => address).filter((address) => cache.get(address))
    expect(kept).toEqual(outdated === 'any' ? ['/a'] : ['/a', '/ay'])
  }
})

test('a change of the shop is one of all that it shows, too', () => {
  const cache = new ResponseCache(bySecondLetter)
  const generation = cache.generationOf('/ax')
  cache.clear()
  cache.put('/ax', page(10), generation)
  expect(cache.get('/ax')).toBeUndefined()
  cache.invalidateTags(['x'])
  const later = cache.generationOf('/ax')
  cache.clear()
  cache.put('/ax', page(10), later)
  expect(cache.get('/ax')).toBeUndefined()
})

test('a page past its lifetime is still there, and told from a fresh one', () => {
  let now = 0
  const cache = new ResponseCache({ limit: 10_000, lifetime: 1_000, now: () => now })
  cache.put('/', page(10), cache.generationOf('/'))
  now = 999
  expect(cache.get('/')?.fresh).toBe(true)
  now = 1_000
  expect(cache.get('/')?.fresh).toBe(false)
  cache.put('/', page(10), cache.generationOf('/'))
  expect(cache.get('/')?.fresh).toBe(true)
})

test('a walk over many addresses pushes out nothing that is read, also when each is asked for twice', () => {
  const cache = new ResponseCache({ limit: 20 * (10 + 1_024), lifetime: 1_000 })
  const ask = (address: string) =>
    cache.get(address) ?? cache.put(address, page(10), cache.generationOf(address))
  const read = Array.from({ length: 15 }, (_, at) => `/read/${at}`)
  for (let visit = 0; visit < 5; visit += 1) for (const address of read) ask(address)
  for (let at = 0; at < 2_000; at += 1) for (let time = 0; time < 2; time += 1) ask(`/walk/${at}`)
  expect(read.filter((address) => cache.get(address))).toEqual(read)
})

test('what is read from now on finds a place among what was read once', () => {
  let now = 0
  const cache = new ResponseCache({ limit: 10 * (10 + 1_024), lifetime: 1_000, now: () => now })
  const ask = (address: string) =>
    cache.get(address) ?? cache.put(address, page(10), cache.generationOf(address))
  for (let visit = 0; visit < 50; visit += 1) for (let at = 0; at < 10; at += 1) ask(`/old/${at}`)
  for (let visit = 0; visit < 3; visit += 1) ask('/new')
  expect(cache.get('/new')).toBeUndefined()
  now += 2 * 600_000
  for (let visit = 0; visit < 3; visit += 1) ask('/new')
  expect(cache.get('/new')).toBeDefined()
})

test('one that is greater than all that may be kept is not kept, and pushes out nothing', () => {
  const cache = new ResponseCache({ limit: 3_000, lifetime: 1_000 })
  cache.put('/', page(10), cache.generationOf('/'))
  cache.put('/huge', page(10_000), cache.generationOf('/huge'))
  expect([cache.get('/'), cache.get('/huge')].map(Boolean)).toEqual([true, false])
})
