import { hashAtFullCost } from '@zayy/shop/accounts/testing/quick-argon2'
import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { guessManyAccounts, guessOneAccount } from './guess-codes.ts'
import { guessPasswords } from './guess-passwords.ts'
import { guesserOfApi } from './guessers.ts'

hashAtFullCost()
const { database } = await smallShop()
const servers = () => [guesserOfApi(database), guesserOfApi(database)]

// A busy machine may count a try without comparing it, never the other way round.
test('two servers compare at most 15 of 180 concurrent guesses of the codes of one account', async () => {
  const { compared, ...guessed } = await guessOneAccount(database, servers(), 60)
  expect(guessed).toEqual({ codes: 3, guesses: 180, won: 0 })
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(15)
})

test('two servers compare at most 20 of 200 concurrent guesses of the codes of eight accounts', async () => {
  const { compared, ...guessed } = await guessManyAccounts(database, servers(), { accounts: 8, guesses: 200 })
  expect(guessed).toEqual({ codes: 8, guesses: 200, won: 0 })
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(20)
})

test.each([
  ['300 IPv6 networks of one /48', 300, (nth: number) => `2001:db8:1:${nth.toString(16)}::1`, 200],
  ['150 IPv4 addresses', 150, (nth: number) => `203.0.113.${nth}`, 429],
] as const)(
  'compares at most 30 guesses of one password from %s, while a known device can log in',
  async (_, guesses, clientOf, status) => {
    const { compared, known, strange } = await guessPasswords(database, guesses, clientOf)
    expect(compared).toBeGreaterThan(0)
    expect(compared).toBeLessThanOrEqual(30)
    expect(known).toEqual(Array(5).fill(200))
    // The limit of a /48 is below that of the account, so the account stays open to others.
    expect(strange).toBe(status)
  },
)
