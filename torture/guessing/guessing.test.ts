import { smallShop } from '@zayy/shop/testing/small-shop'
import { expect, test } from 'vitest'
import { guessManyAccounts, guessOneAccount } from './guess-codes.ts'
import { guessPasswords } from './guess-passwords.ts'
import { guesserOfApi, guesserOfBroken } from './guessers.ts'

const { database } = await smallShop()
const servers = () => [guesserOfApi(database), guesserOfApi(database)]

// A busy machine may count a try without comparing it, never the other way round.
test('two servers compare at most 15 of 390 concurrent guesses of the codes of one account', async () => {
  const { compared, ...guessed } = await guessOneAccount(database, servers(), 130)
  expect(guessed).toEqual({ codes: 3, guesses: 390, won: 0 })
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(15)
})

test('two servers compare at most 20 of 400 concurrent guesses of the codes of eight accounts', async () => {
  const { compared, ...guessed } = await guessManyAccounts(database, servers(), { accounts: 8, guesses: 400 })
  expect(guessed).toEqual({ codes: 8, guesses: 400, won: 0 })
  expect(compared).toBeGreaterThan(0)
  expect(compared).toBeLessThanOrEqual(20)
})

test('the guesses expose a server that compares before it counts', async () => {
  const { compared } = await guessOneAccount(database, [guesserOfBroken(database)], 60)
  expect(compared).toBeGreaterThan(15)
})

test.each([
  ['1,000 IPv6 networks of one /48', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`],
  ['300 IPv4 addresses', (nth: number) => `203.0.${nth >> 8}.${nth & 255}`],
] as const)(
  'compares at most 30 guesses of one password from %s, while a known device can log in',
  async (name, clientOf) => {
    const guesses = name.startsWith('300') ? 300 : 1_000
    const { compared, known, strange } = await guessPasswords(database, guesses, clientOf)
    expect(compared).toBeGreaterThan(0)
    expect(compared).toBeLessThanOrEqual(30)
    expect(known).toEqual(Array(5).fill(200))
    // The limit of a /48 is below that of the account, so the account stays open to others.
    expect(strange).toBe(name.startsWith('300') ? 429 : 200)
  },
)
