import { expect, test } from 'vitest'
import type { EncodedResponse } from './encoded-response.ts'
import { ResponseCache } from './response-cache.ts'
import { singleFlight } from './single-flight.ts'

const answerOf = (text: string): EncodedResponse => ({
  etag: `"${text}"`,
  headers: {},
  bodies: { identity: Buffer.from(text) },
})
const away = new Error('away')

/** Returns work that ends on demand. */
function workInHand() {
  let resolve: (answer: EncodedResponse) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const promise = new Promise<EncodedResponse>((...settle) => {
    ;[resolve, fail] = settle
  })
  let times = 0
  const work = () => {
    times += 1
    return promise
  }
  return { work, times: () => times, end: (text: string) => resolve(answerOf(text)), fail }
}

function storeOf(lifetime = 1_000) {
  const kept = new ResponseCache({ limit: 100_000, lifetime, tagsOf: (address) => [address] })
  return { kept, answer: singleFlight(kept, (error) => error === away) }
}

test('runs the work once for concurrent requests, and stores its result', async () => {
  const { kept, answer } = storeOf()
  const first = workInHand()
  const asked = [answer('/a', first.work), answer('/a', first.work)]
  first.end('one')
  expect((await Promise.all(asked)).map(({ etag }) => etag)).toEqual(['"one"', '"one"'])
  expect(first.times()).toBe(1)
  expect(kept.get('/a')?.answer.etag).toBe('"one"')
  expect((await answer('/a', workInHand().work)).etag).toBe('"one"')
})

test('neither joins nor stores work that began before the cache was cleared', async () => {
  const { kept, answer } = storeOf()
  const [before, after] = [workInHand(), workInHand()]
  const early = answer('/a', before.work)
  kept.clear()
  const late = answer('/a', after.work)
  after.end('new')
  expect((await late).etag).toBe('"new"')
  before.end('old')
  expect((await early).etag).toBe('"old"')
  expect(kept.get('/a')?.answer.etag).toBe('"new"')
})

test('runs the work again after an invalidation of its tag, and of no other', async () => {
  const { kept, answer } = storeOf()
  const before = workInHand()
  const after = workInHand()
  const other = workInHand()
  const never = workInHand()
  const early = [answer('/a', before.work), answer('/b', other.work)]
  kept.invalidateTags(['/a'])
  const late = [answer('/a', after.work), answer('/b', never.work)]
  before.end('old')
  after.end('new')
  other.end('other')
  const etags = async (answers: Promise<EncodedResponse>[]) =>
    (await Promise.all(answers)).map(({ etag }) => etag)
  expect(await etags(early)).toEqual(['"old"', '"other"'])
  expect(await etags(late)).toEqual(['"new"', '"other"'])
  expect(never.times()).toBe(0)
  expect(kept.get('/a')?.answer.etag).toBe('"new"')
  expect(kept.get('/b')?.answer.etag).toBe('"other"')
})

test('serves a stale response while the database is away', async () => {
  const { kept, answer } = storeOf()
  kept.put('/a', answerOf('old'), kept.generationOf('/a'))
  kept.invalidateTags(['/a'])
  const gone = workInHand()
  gone.fail(away)
  expect((await answer('/a', gone.work)).etag).toBe('"old"')
})

test('serves a response past its lifetime while the database is away, and after no other error', async () => {
  const { kept, answer } = storeOf(0)
  kept.put('/a', answerOf('old'), kept.generationOf('/a'))
  const [gone, broken] = [workInHand(), workInHand()]
  gone.fail(away)
  expect((await answer('/a', gone.work)).etag).toBe('"old"')
  broken.fail(new Error('an error of ours'))
  await expect(answer('/a', broken.work)).rejects.toThrow('an error of ours')
  const again = workInHand()
  again.end('new')
  expect((await answer('/a', again.work)).etag).toBe('"new"')
})
