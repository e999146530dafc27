import { hashAtFullCost } from '@zayy/shop/accounts/testing/quick-argon2'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { guessOneAccount } from './guess-codes.ts'
import { guesserOfBroken } from './guessers.ts'

hashAtFullCost()
const { database } = await smallShop()

test('the guesses expose a server that compares before it counts', async () => {
  const { compared } = await guessOneAccount(database, [guesserOfBroken(database)], 60)
  expect(compared).toBeGreaterThan(15)
})
