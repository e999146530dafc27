import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { consumeMailLimit } from './consume-mail-limit.ts'
import { consumeRateLimit, usedUpRateLimit } from './consume-rate-limit.ts'
import { rateLimitKey } from './rate-limit-key.ts'

const database = await testDatabase()

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, actor) => {
  expect(rateLimitKey(address)).toBe(actor)
})

test('exactly so many calls go through, also when all come at once', async () => {
  const limit = { name: 'x', counts: 'successes', most: 30, seconds: 86_400 } as const
  const waits = await Promise.all(
    Array.from({ length: 100 }, () => consumeRateLimit(database, limit, 'one', 1)),
  )
  expect(waits.filter((wait) => wait === null)).toHaveLength(30)
  for (const wait of waits) expect(wait === null || (wait >= 1 && wait <= 2 * 86_400)).toBe(true)
  expect(await consumeRateLimit(database, limit, 'another', 1)).toBeNull()
  expect(await consumeRateLimit(database, { ...limit, name: 'y' }, 'one', 1)).toBeNull()
  expect(await consumeRateLimit(database, limit, 'one', 1_000)).toBeNull()
})

test('at the start of a window, the calls of the one before count as far as they lie within the last day', async () => {
  const day = 86_400
  const limit = { name: 'slide', counts: 'successes', most: 100, seconds: day } as const
  for (let call = 0; call < 100; call += 1) await consumeRateLimit(database, limit, 'one', 1)
  await database.$client.query(
    `update call_windows set opens = opens - interval '1 day' where key = 'slide:successes:86400:one'`,
  )
  const { rows } = await database.$client.query(`select mod(extract(epoch from now()), $1) / $1 as gone`, [
    day,
  ])
  let allowed = 0
  while (allowed <= 100 && (await consumeRateLimit(database, limit, 'one', 1)) === null) allowed += 1
  // One more or less, as the clock goes on.
  expect(Math.abs(allowed - Math.ceil(100 * Number(rows[0].gone)))).toBeLessThanOrEqual(1)
  const wait = await usedUpRateLimit(database, limit, 'one', 1)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(2 * day)
})

test('right after a window nobody has one more than its limit', async () => {
  // Windows are counted from 1970: of the 13,000th of such a length at most a tenth has gone.
  const seconds = Math.floor((Date.now() / 1000 - 10) / 13_000)
  const limit = { name: 'after', counts: 'failures', most: 5, seconds } as const
  for (let call = 0; call < 5; call += 1) expect(await consumeRateLimit(database, limit, 'one', 1)).toBeNull()
  await database.$client.query(
    `update call_windows set opens = opens - make_interval(secs => $1) where key like 'after:%'`,
    [seconds],
  )
  expect(await usedUpRateLimit(database, limit, 'one', 1)).toBeGreaterThan(0)
  expect(await consumeRateLimit(database, limit, 'one', 1)).toBeGreaterThan(0)
})

test('whoever goes on calling beyond a limit does not wait the longer for it', async () => {
  const limit = { name: 'beyond', counts: 'successes', most: 2, seconds: 86_400 } as const
  for (let call = 0; call < 40; call += 1) await consumeRateLimit(database, limit, 'one', 1)
  const { rows } = await database.$client.query(
    `select calls from call_windows where key = 'beyond:successes:86400:one'`,
  )
  expect(rows).toEqual([{ calls: 3 }])
})

test('a window that ended counts no more, and old ones are forgotten', async () => {
  const limit = { name: 'old', counts: 'successes', most: 1, seconds: 86_400 } as const
  await consumeRateLimit(database, limit, 'one', 1)
  expect(await consumeRateLimit(database, limit, 'one', 1)).not.toBeNull()
  await database.$client.query("update call_windows set opens = opens - interval '3 days'")
  expect(await consumeRateLimit(database, limit, 'one', 1)).toBeNull()
  const { rows } = await database.$client.query('select key from call_windows')
  expect(rows).toEqual([{ key: 'old:successes:86400:one' }])
})

test('whether a limit is used up is told without counting, for its window alone', async () => {
  const limit = { name: 'told', counts: 'failures', most: 2, seconds: 86_400 } as const
  const usedUp = (actor = 'one', times = 1) => usedUpRateLimit(database, limit, actor, times)
  for (let failure = 0; failure < 2; failure += 1) {
    expect(await usedUp()).toBeNull()
    expect(await usedUp()).toBeNull()
    await consumeRateLimit(database, limit, 'one', 1)
  }
  expect(await usedUp()).toBeGreaterThan(0)
  expect(await usedUp()).toBeLessThanOrEqual(1.5 * 86_400)
  expect([await usedUp('another'), await usedUp('one', 1_000)]).toEqual([null, null])
  expect(await usedUpRateLimit(database, { ...limit, counts: 'successes' }, 'one', 1)).toBeNull()
  await database.$client.query("update call_windows set opens = opens - interval '2 days'")
  expect(await usedUp()).toBeNull()
})

test('exactly five mails go to one person, also when all are counted at once; a mail tried again counts once', async () => {
  const kind = 'order' as const
  const mails = Array.from({ length: 20 }, (_, at) => ({ id: `mail-${at}`, to: 'sara@mail.example', kind }))
  const allowed = await Promise.all(mails.map((mail) => consumeMailLimit(database, mail, 1)))
  expect(allowed.filter(Boolean)).toHaveLength(5)
  expect(await Promise.all(mails.map((mail) => consumeMailLimit(database, mail, 1)))).toEqual(allowed)
  expect(await consumeMailLimit(database, { id: 'other', to: 'ali@mail.example', kind }, 1)).toBe(true)
  const [sent] = mails.filter((_, at) => allowed[at])
  await database.$client.query(
    `update recipient_mails set counted = now() - interval '25 hours' where mail = $1`,
    [sent?.id],
  )
  const late = { id: 'late', to: 'Sara@mail.example', kind }
  expect(await consumeMailLimit(database, late, 1)).toBe(true)
  expect(await consumeMailLimit(database, { ...late, id: 'later' }, 1)).toBe(false)
})

test('mails of an account have a limit of their own; those that count as one count once', async () => {
  const mail = (id: string, kind: 'order' | 'account', countedAs = id) =>
    consumeMailLimit(database, { id, to: 'huda@mail.example', kind, countedAs }, 1)
  for (let at = 0; at < 5; at += 1) expect(await mail(`order-${at}`, 'order')).toBe(true)
  expect(await mail('order-5', 'order')).toBe(false)
  for (let at = 0; at < 40; at += 1) expect(await mail(`code-${at}`, 'account', 'one')).toBe(true)
  const others = Array.from({ length: 22 }, (_, at) => mail(`other-${at}`, 'account'))
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(19)
})
