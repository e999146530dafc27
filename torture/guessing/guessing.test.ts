import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { guessManyAccounts, guessOneAccount } from './guess-codes.ts'
import { guessPasswords } from './guess-passwords.ts'
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

test.each([
  ['1,000 IPv6 networks of one /48', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`],
  ['300 IPv4 addresses', (nth: number) => `203.0.${nth >> 8}.${nth & 255}`],
] as const)(
  'of guesses at one password from %s at most 30 are compared, and a known device logs in',
  async (name, clientOf) => {
    const guesses = name.startsWith('300') ? 300 : 1_000
    const { compared, known, strange } = await guessPasswords(database, guesses, clientOf)
    expect(compared).toBeGreaterThan(0)
    expect(compared).toBeLessThanOrEqual(30)
    expect(known).toEqual(Array(5).fill(200))
    // The /48 has its own limit, below that of the account.
    expect(strange).toBe(name.startsWith('300') ? 429 : 200)
  },
)
