import { hashAtFullCost } from '@zayy/shop/accounts/testing/quick-argon2'
import { expect, test } from 'vitest'
import { callsOfKnownAndUnknown } from '../testing/known-and-unknown.ts'
import { rankShare, timeInTurns } from '../testing/rank-share.ts'

hashAtFullCost()
const calls = await callsOfKnownAndUnknown()

test.each(calls)('%s takes as long for known and unknown addresses', async (_, call, before) => {
  const times = await timeInTurns(
    60,
    () => call('known'),
    () => call('unknown'),
    before,
  )
  // Equal timings exceed these bounds by chance once in some hundred thousand runs.
  const share = rankShare(times.first, times.second)
  expect(share).toBeGreaterThan(0.25)
  expect(share).toBeLessThan(0.75)
})
