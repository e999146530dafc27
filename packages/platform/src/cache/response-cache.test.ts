import { expect, test } from 'vitest'
import type { EncodedResponse } from './encoded-response.ts'
import { ResponseCache } from './response-cache.ts'

const page = (bytes: number): EncodedResponse => ({
  etag: '"x"',
  headers: {},
  bodies: { identity: Buffer.alloc(bytes) },
})

test('caches a page until it is cleared', () => {
  const cache = new ResponseCache({ limit: 10_000, lifetime: 1_000 })
  const kept = page(10)
  cache.put('/', kept, cache.generationOf('/'))
  expect(cache.get('/')).toEqual({ answer: kept, fresh: true })
  cache.clear()
  expect(cache.get('/')).toBeUndefined()
})

test('evicts the least recently used page when memory is needed', () => {
  const cache = new ResponseCache({ limit: 3 * (10 + 1_024), lifetime: 1_000 })
  for (const address of ['/a', '/b', '/c']) cache.put(address, page(10), cache.generationOf(address))
  cache.get('/a')
  cache.put('/d', page(10), cache.generationOf('/d'))
  expect([...'abcd'].filter((name) => cache.get(`/${name}`))).toEqual(['a', 'c', 'd'])
})

test('does not store a page whose data changed while it was rendered', () => {
  const cache = new ResponseCache({ limit: 10_000, lifetime: 1_000 })
  const generation = cache.generationOf('/')
  cache.clear()
  cache.put('/', page(10), generation)
  expect(cache.get('/')).toBeUndefined()
})

/** The second letter of an address is its tag, beside `any`: `/ax` and `/bx` have the tag x. */
const bySecondLetter = {
  limit: 10_000,
  lifetime: 1_000,
  tagsOf: (address: string) => [...(address[2] ?? '')].flatMap((tag) => [tag, 'any']),
}

test('marks answers with an invalidated tag as stale until they are put again, and no others', () => {
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

test('does not store an answer whose tag was invalidated meanwhile, and stores the others', () => {
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

test('treats clearing as an invalidation of every tag', () => {
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

test('returns a page past its lifetime as stale', () => {
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

test('keeps answers that are read during a crawl over many addresses that requests each twice', () => {
  const cache = new ResponseCache({ limit: 20 * (10 + 1_024), lifetime: 1_000 })
  const ask = (address: string) =>
    cache.get(address) ?? cache.put(address, page(10), cache.generationOf(address))
  const read = Array.from({ length: 15 }, (_, at) => `/read/${at}`)
  for (let visit = 0; visit < 5; visit += 1) for (const address of read) ask(address)
  for (let at = 0; at < 2_000; at += 1) for (let time = 0; time < 2; time += 1) ask(`/walk/${at}`)
  expect(read.filter((address) => cache.get(address))).toEqual(read)
})

test('makes room for newly read answers among those read earlier', () => {
  const cache = new ResponseCache({ limit: 10 * (10 + 1_024), lifetime: 1_000 })
  const ask = (address: string) =>
    cache.get(address) ?? cache.put(address, page(10), cache.generationOf(address))
  const addresses = (name: string) => Array.from({ length: 10 }, (_, at) => `/${name}/${at}`)
  for (let visit = 0; visit < 50; visit += 1) addresses('old').forEach(ask)
  ask('/new/0')
  expect(cache.get('/new/0')).toBeDefined()
  for (let visit = 0; visit < 3; visit += 1)
    for (const address of addresses('new')) for (let time = 0; time < 3; time += 1) ask(address)
  expect(addresses('new').filter((address) => cache.get(address)).length).toBeGreaterThanOrEqual(8)
})

test('never stores more bytes than its limit, and uses them', () => {
  const limit = 20 * (10 + 1_024)
  const cache = new ResponseCache({ limit, lifetime: 1_000 })
  const put = (address: string, bytes: number) => cache.put(address, page(bytes), cache.generationOf(address))
  for (let at = 0; at < 16; at += 1) {
    put(`/read/${at}`, 10)
    for (let visit = 0; visit < 2; visit += 1) cache.get(`/read/${at}`)
  }
  for (let at = 0; at < 1_000; at += 1) {
    put(`/walk/${at}`, (at * 37) % 3_000)
    if (at % 50 === 0) put('/read/3', at)
    expect(cache.bytes).toBeLessThanOrEqual(limit)
  }
  expect(cache.bytes).toBeGreaterThan(0.8 * limit)
})

test('keeps an answer that loses its protection to another while there is room', () => {
  const cache = new ResponseCache({ limit: 10 * (10 + 1_024), lifetime: 1_000 })
  const addresses = Array.from({ length: 9 }, (_, at) => `/${at}`)
  for (const address of addresses) {
    cache.put(address, page(10), cache.generationOf(address))
    for (let visit = 0; visit < 2; visit += 1) cache.get(address)
  }
  expect(addresses.filter((address) => cache.get(address))).toEqual(addresses)
})

test('neither stores an answer larger than the cache nor evicts others for it', () => {
  const cache = new ResponseCache({ limit: 3_000, lifetime: 1_000 })
  cache.put('/', page(10), cache.generationOf('/'))
  for (const bytes of [10_000, 1_800]) cache.put('/huge', page(bytes), cache.generationOf('/huge'))
  expect([cache.get('/'), cache.get('/huge')].map(Boolean)).toEqual([true, false])
})
