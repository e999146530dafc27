import { recordedStatements } from '@zayy/platform/postgres/testing/recorded-statements'
import { expect, test } from 'vitest'
import { type Answer, callsOfKnownAndUnknown, type Who } from '../testing/known-and-unknown.ts'

const calls = await callsOfKnownAndUnknown()

/** Removes the attempt's key and the request's id, which differ in every response. */
function comparable({ status, text, headers }: Answer) {
  const secret = /[\w-]{43}/g
  const sent = [...headers].filter(([name]) => name !== 'x-request-id')
  return {
    status,
    text: text.replace(secret, '…'),
    headers: sent.map(([name, value]) => [name, value.replace(secret, '…')]),
  }
}

test.each(calls)('%s responds alike for known and unknown addresses', async (_, call, before) => {
  await before()
  const answers = [await call('known'), await call('unknown')].map(comparable)
  expect(answers[1]).toEqual(answers[0])
})

test.each(calls)('%s runs the same statements for known and unknown addresses', async (_, call, before) => {
  const statementsOf = async (who: Who) => {
    await before()
    return await recordedStatements(() => call(who))
  }
  const [first, second] = [await statementsOf('known'), await statementsOf('unknown')]
  expect(first.length).toBeGreaterThan(1)
  expect(second).toEqual(first)
})
