import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { consumeMailLimit, consumeShopMailLimit, mailClient } from './consume-mail-limit.ts'

const database = await testDatabase()

/** Counts a mail as an order or a password reset does. */
const count = (mail: string, to: string, client: string | null = 'one', kind: 'order' | 'reset' = 'order') =>
  database.transaction((transaction) =>
    consumeMailLimit(
      transaction,
      { mail, kind, to, client: client === null ? null : mailClient(client, kind) },
      1,
    ),
  )
const countAll = async (mails: Parameters<typeof count>[]) =>
  (await Promise.all(mails.map((mail) => count(...mail)))).filter(Boolean).length

test('lets one client send one mailbox five mails a day, also at the same time; a retry counts once', async () => {
  const mails = Array.from({ length: 20 }, (_, at): [string, string] => [`mail-${at}`, 'sara@mail.example'])
  const allowed = await Promise.all(mails.map((mail) => count(...mail)))
  expect(allowed.filter(Boolean)).toHaveLength(5)
  expect(await Promise.all(mails.map((mail) => count(...mail)))).toEqual(allowed)
  expect(await count('other', 'ali@mail.example')).toBe(true)
  const [sent] = mails.filter((_, at) => allowed[at])
  await database.$client.query(
    `update sent_mails set counted_at = now() - interval '25 hours' where mail = $1`,
    [sent?.[0]],
  )
  expect(await count('late', 'Sara@mail.example')).toBe(true)
  expect(await count('later', 'Sara@mail.example')).toBe(false)
})

test.each([
  ['tagged', (at: number) => `huda+${at}@mail.example`, 5],
  ['dotted', (at: number) => `${'hudaali'.slice(0, at + 1)}.${'hudaali'.slice(at + 1)}x@gmail.com`, 5],
  ['tags alone', (at: number) => `+${at}@mail.example`, 6],
])('counts mailboxes however their addresses are written: %s', async (name, address, most) => {
  const mails = Array.from({ length: 6 }, (_, at): [string, string] => [`${name}-${at}`, address(at)])
  expect(await countAll(mails)).toBe(most)
})

test('sends the first mail of a client, however many others have sent', async () => {
  const to = 'victim@mail.example'
  const foreign = Array.from({ length: 60 }, (_, at): [string, string, string] => [
    `foreign-${at}`,
    to,
    `203.0.113.${at % 12}`,
  ])
  expect(await countAll(foreign)).toBe(20)
  expect(await count('own', to, '198.51.100.7')).toBe(true)
  expect(await count('own-2', to, '198.51.100.7')).toBe(false)
  expect(await count('known', to, null)).toBe(true)
  // A /48 is one client.
  const lines = Array.from({ length: 10 }, (_, at): [string, string, string] => [
    `line-${at}`,
    to,
    `2001:db8:1:${at}::/64`,
  ])
  expect(await countAll(lines)).toBe(1)
})

test('lets one client send order mails to 30 strangers', async () => {
  const mails = Array.from({ length: 40 }, (_, at): [string, string, string] => [
    `to-many-${at}`,
    `stranger-${at}@mail.example`,
    'spammer',
  ])
  expect(await countAll(mails)).toBe(30)
})

test('lets one client request three resets, and the fortieth client its first', async () => {
  const ask = (client: string, times: number) =>
    Array.from(
      { length: times },
      (_, at): Parameters<typeof count> => [`reset-${client}-${at}`, 'noura@mail.example', client, 'reset'],
    )
  expect(await countAll(ask('client', 10))).toBe(3)
  const clients = Array.from({ length: 40 }, (_, at) => ask(`198.51.100.${at}`, 1)).flat()
  expect(await countAll(clients)).toBe(40)
  expect(await countAll(ask('198.51.100.1', 3))).toBe(1)
})

test('sends the shop 60 mails of a kind an hour', async () => {
  const counted = (kind: 'contact' | 'receipt') =>
    Promise.all(
      Array.from({ length: 70 }, (_, at) =>
        database.transaction((transaction) =>
          consumeShopMailLimit(transaction, { mail: `${kind}-${at}`, kind }, 1),
        ),
      ),
    )
  expect((await counted('contact')).filter(Boolean)).toHaveLength(60)
  expect((await counted('receipt')).filter(Boolean)).toHaveLength(60)
})
