import { expect, test } from 'vitest'
import { ResponseCache } from './response-cache.ts'
import { singleFlight } from './single-flight.ts'
import type { EncodedResponse } from './encoded-response.ts'

const answerOf = (text: string): EncodedResponse => ({
  etag: `"${text}"`,
  headers: {},
  bodies: { identity: Buffer.from(text) },
})
const away = new Error('away')

/** Work that ends when it is told to. */
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

test('all who ask while it is worked out wait for the same, which is kept', async () => {
  const { kept, answer } = storeOf()
  const first = workInHand()
  const asked = [answer('/a', first.work), answer('/a', first.work)]
  first.end('one')
  expect((await Promise.all(asked)).map(({ etag }) => etag)).toEqual(['"one"', '"one"'])
  expect(first.times()).toBe(1)
  expect(kept.get('/a')?.answer.etag).toBe('"one"')
  expect((await answer('/a', workInHand().work)).etag).toBe('"one"')
})

test('whoever asks after a change does not get what was begun before it, and that is not kept', async () => {
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

test('what is outdated meanwhile is begun anew for whoever asks then, and nothing else is', async () => {
  const { kept, answer } = storeOf()
  const [before, after, other, never] = [workInHand(), workInHand(), workInHand(), workInHand()]
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

test('what is outdated serves on while the database is away', async () => {
  const { kept, answer } = storeOf()
  kept.put('/a', answerOf('old'), kept.generationOf('/a'))
  kept.invalidateTags(['/a'])
  const gone = workInHand()
  gone.fail(away)
  expect((await answer('/a', gone.work)).etag).toBe('"old"')
})

test('past its lifetime an answer serves on while the database is away, and for no other error', async () => {
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
