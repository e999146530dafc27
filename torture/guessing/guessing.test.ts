import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { guessManyAccounts, guessOneAccount } from './guess-codes.ts'
import { guesserOfApi, guesserOfBroken } from './guessers.ts'

const { database } = await smallShop()
const servers = () => [guesserOfApi(database), guesserOfApi(database)]

test('of 390 guesses at one account over two servers, 50 at once, 15 are compared', async () => {
  expect(await guessOneAccount(database, servers(), 130)).toEqual({
    codes: 3,
    guesses: 390,
    compared: 15,
    won: 0,
  })
})

test('of 400 guesses at eight accounts over two servers, 50 at once, 20 are compared', async () => {
  const guessed = await guessManyAccounts(database, servers(), { accounts: 8, guesses: 400 })
  expect(guessed).toEqual({ codes: 8, guesses: 400, compared: 20, won: 0 })
})

test('this sees a server that compares before it counts', async () => {
  const { compared } = await guessOneAccount(database, [guesserOfBroken(database)], 60)
  expect(compared).toBeGreaterThan(15)
})
