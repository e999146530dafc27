import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { guessManyAccounts, guessOneAccount } from './guess-codes.ts'
import { guesserOfApi, guesserOfBroken } from './guessers.ts'

const { database } = await smallShop()
const servers = () => [guesserOfApi(database), guesserOfApi(database)]

// A try that was counted may not be compared, where the machine is too busy for it: never the other way.
test('of 390 guesses at one account over two servers, 50 at once, at most 15 are compared', async () => {
  const { compared, ...guessed } = await guessOneAccount(database, servers(), 130)
  expect(guessed).toEqual({ codes: 3, guesses: 390, won: 0 })
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(15)
})

test('of 400 guesses at eight accounts over two servers, 50 at once, at most 20 are compared', async () => {
  const { compared, ...guessed } = await guessManyAccounts(database, servers(), { accounts: 8, guesses: 400 })
  expect(guessed).toEqual({ codes: 8, guesses: 400, won: 0 })
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(20)
})

test('this sees a server that compares before it counts', async () => {
  const { compared } = await guessOneAccount(database, [guesserOfBroken(database)], 60)
  expect(compared).toBeGreaterThan(15)
})
