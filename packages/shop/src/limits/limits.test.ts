import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { consumeMailLimit, consumeShopMailLimit } from './consume-mail-limit.ts'
import { type Consumed, consumeRateLimit, type UsedUp, usedUpRateLimit } from './consume-rate-limit.ts'
import { clientActor, type LimitActor } from './counter-key.ts'
import { mailClient } from './mail-recipient.ts'
import { networksOf, rateLimitKey } from './rate-limit-key.ts'

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

test.each([
  ['203.0.113.7', [{ key: '203.0.113.7', times: 1 }]],
  [
    '2001:db8:1:a2b3::/64',
    [
      { key: '2001:db8:1:a2b3::/64', times: 1 },
      { key: '2001:db8:1:a200::/56', times: 2 },
      { key: '2001:db8:1::/48', times: 4 },
    ],
  ],
  [
    '2001:db8:1:7::/64',
    [
      { key: '2001:db8:1:7::/64', times: 1 },
      { key: '2001:db8:1:0::/56', times: 2 },
      { key: '2001:db8:1::/48', times: 4 },
    ],
  ],
  ['', [{ key: '', times: 1 }]],
])('the client %s counts for its networks too, wider ones with larger numbers', (client, networks) => {
  expect(networksOf(client)).toEqual(networks)
})

const one: LimitActor = [{ key: 'one', times: 1 }]
const another: LimitActor = [{ key: 'another', times: 1 }]

function waitIn(consumed: Consumed | UsedUp | null): number | null {
  return consumed !== null && 'wait' in consumed ? consumed.wait : null
}

test('of many calls at once exactly as many as allowed go through', async () => {
  const limit = { name: 'x', counts: 'successes', max: 30, seconds: 86_400 } as const
  const consume = async (actor: LimitActor, times = 1, of: string = limit.name) =>
    waitIn(await consumeRateLimit(database, { ...limit, name: of }, actor, times))
  const waits = await Promise.all(Array.from({ length: 100 }, () => consume(one)))
  expect(waits.filter((wait) => wait === null)).toHaveLength(30)
  for (const wait of waits) expect(wait === null || (wait >= 1 && wait <= 2 * 86_400)).toBe(true)
  expect(await consume(another)).toBeNull()
  expect(await consume(one, 1, 'y')).toBeNull()
  expect(await consume(one, 1_000)).toBeNull()
})

test('a whole IPv6 /56 gets twice what one /64 gets, and a whole /48 four times', async () => {
  const limit = { name: 'wide', counts: 'successes', max: 3, seconds: 86_400 } as const
  const taken = async (addresses: string[]) => {
    const actors = addresses.map((address) => clientActor(rateLimitKey(address)))
    const consumed = await Promise.all(actors.map((actor) => consumeRateLimit(database, limit, actor, 1)))
    return consumed.filter((one) => 'giveBack' in one).length
  }
  const each = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(2, '0'))
  expect(await taken(Array(10).fill('2001:db8:a:1::5'))).toBe(3)
  expect(await taken(each.map((at) => `2001:db8:b:1${at}::5`))).toBe(6)
  expect(await taken(each.map((at) => `2001:db8:c:${at}01::5`))).toBe(12)
  expect(await taken(each.map((at) => `2001:dba:${at}:1::5`))).toBe(20)
})

test('a call refused for its wider network takes nothing from its own', async () => {
  const limit = { name: 'own', counts: 'successes', max: 1, seconds: 86_400 } as const
  const consume = (address: string) =>
    consumeRateLimit(database, limit, clientActor(rateLimitKey(address)), 1)
  for (const at of [1, 2]) expect(await consume(`2001:db8:f:10${at}::1`)).toHaveProperty('giveBack')
  const refused = await consume('2001:db8:f:103::1')
  expect(refused).toMatchObject({ key: '2001:db8:f:100::/56' })
  const { rows } = await database.$client.query(
    `select key, calls from call_windows where key like 'own:%' and calls > 0 order by key`,
  )
  expect(
    rows.map(({ key, calls }) => [key.split(':/')[0].split('86400:')[1] + key.slice(-3), calls]),
  ).toEqual([
    ['2001:db8:f:100:/56', 2],
    ['2001:db8:f:101:/64', 1],
    ['2001:db8:f:102:/64', 1],
    ['2001:db8:f:/48', 2],
  ])
})

test('a call that is given back leaves its place to another, also when its window has ended meanwhile', async () => {
  const limit = { name: 'back', counts: 'successes', max: 2, seconds: 86_400 } as const
  const consume = () => consumeRateLimit(database, limit, one, 1)
  const [first, second] = [await consume(), await consume()]
  expect(await consume()).toHaveProperty('wait')
  if (!('giveBack' in first && 'giveBack' in second)) throw new Error('refused')
  await first.giveBack()
  expect(await consume()).toHaveProperty('giveBack')
  expect(await consume()).toHaveProperty('wait')
  await database.$client.query(
    `update call_windows set opens = opens + interval '1 day', before = calls, calls = 1 where key like 'back:%'`,
  )
  await second.giveBack()
  const { rows } = await database.$client.query(
    `select calls, before from call_windows where key like 'back:%'`,
  )
  expect(rows).toEqual([{ calls: 1, before: 1 }])
})

test('at the start of a window, the calls of the one before count as far as they lie within the last day', async () => {
  const day = 86_400
  const limit = { name: 'slide', counts: 'successes', max: 100, seconds: day } as const
  const consume = async () => waitIn(await consumeRateLimit(database, limit, one, 1))
  for (let call = 0; call < 100; call += 1) await consume()
  await database.$client.query(
    `update call_windows set opens = opens - interval '1 day' where key = 'slide:successes:86400:one'`,
  )
  const { rows } = await database.$client.query(`select mod(extract(epoch from now()), $1) / $1 as gone`, [
    day,
  ])
  let allowed = 0
  while (allowed <= 100 && (await consume()) === null) allowed += 1
  // One more or less, as the clock goes on.
  expect(Math.abs(allowed - Math.floor(100 * Number(rows[0].gone)))).toBeLessThanOrEqual(1)
  const wait = waitIn(await usedUpRateLimit(database, limit, one, 1))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(2 * day)
})

test('right after a window nobody has one more than its limit', async () => {
  // Windows are counted from 1970: of the 13,000th of such a length at most a tenth has gone.
  const seconds = Math.floor((Date.now() / 1000 - 10) / 13_000)
  const limit = { name: 'after', counts: 'failures', max: 5, seconds } as const
  const consume = async () => waitIn(await consumeRateLimit(database, limit, one, 1))
  for (let call = 0; call < 5; call += 1) expect(await consume()).toBeNull()
  await database.$client.query(
    `update call_windows set opens = opens - make_interval(secs => $1) where key like 'after:%'`,
    [seconds],
  )
  expect(waitIn(await usedUpRateLimit(database, limit, one, 1))).toBeGreaterThan(0)
  expect(await consume()).toBeGreaterThan(0)
})

test('a client that goes on calling beyond a limit does not wait longer for it', async () => {
  const limit = { name: 'beyond', counts: 'successes', max: 2, seconds: 86_400 } as const
  for (let call = 0; call < 40; call += 1) await consumeRateLimit(database, limit, one, 1)
  const { rows } = await database.$client.query(
    `select calls from call_windows where key = 'beyond:successes:86400:one'`,
  )
  expect(rows).toEqual([{ calls: 2 }])
})

test('a window that ended counts no more, and old ones are forgotten', async () => {
  const limit = { name: 'old', counts: 'successes', max: 1, seconds: 86_400 } as const
  const consume = async () => waitIn(await consumeRateLimit(database, limit, one, 1))
  await database.$client.query('delete from call_windows')
  await consume()
  expect(await consume()).not.toBeNull()
  await database.$client.query("update call_windows set opens = opens - interval '3 days'")
  expect(await consume()).toBeNull()
  const { rows } = await database.$client.query('select key from call_windows')
  expect(rows).toEqual([{ key: 'old:successes:86400:one' }])
})

test('whether a limit is used up is told without counting, for its window alone', async () => {
  const limit = { name: 'told', counts: 'failures', max: 2, seconds: 86_400 } as const
  const usedUp = async (actor = one, times = 1, counts: 'failures' | 'successes' = 'failures') =>
    waitIn(await usedUpRateLimit(database, { ...limit, counts }, actor, times))
  for (let failure = 0; failure < 2; failure += 1) {
    expect(await usedUp()).toBeNull()
    expect(await usedUp()).toBeNull()
    await consumeRateLimit(database, limit, one, 1)
  }
  expect(await usedUp()).toBeGreaterThan(0)
  expect(await usedUp()).toBeLessThanOrEqual(1.5 * 86_400)
  expect([await usedUp(another), await usedUp(one, 1_000)]).toEqual([null, null])
  expect(await usedUp(one, 1, 'successes')).toBeNull()
  await database.$client.query("update call_windows set opens = opens - interval '2 days'")
  expect(await usedUp()).toBeNull()
})

/** Counts a mail as `placeOrder` or a reset has it counted. */
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

test('one client sends one mailbox five mails a day, also all at once; a retry counts once', async () => {
  const mails = Array.from({ length: 20 }, (_, at): [string, string] => [`mail-${at}`, 'sara@mail.example'])
  const allowed = await Promise.all(mails.map((mail) => count(...mail)))
  expect(allowed.filter(Boolean)).toHaveLength(5)
  expect(await Promise.all(mails.map((mail) => count(...mail)))).toEqual(allowed)
  expect(await count('other', 'ali@mail.example')).toBe(true)
  const [sent] = mails.filter((_, at) => allowed[at])
  await database.$client.query(
    `update recipient_mails set counted = now() - interval '25 hours' where mail = $1`,
    [sent?.[0]],
  )
  expect(await count('late', 'Sara@mail.example')).toBe(true)
  expect(await count('later', 'Sara@mail.example')).toBe(false)
})

test.each([
  ['tagged', (at: number) => `huda+${at}@mail.example`, 5],
  ['dotted', (at: number) => `${'hudaali'.slice(0, at + 1)}.${'hudaali'.slice(at + 1)}x@gmail.com`, 5],
  ['tags alone', (at: number) => `+${at}@mail.example`, 6],
])('mailboxes are counted, however their addresses are written: %s', async (name, address, most) => {
  const mails = Array.from({ length: 6 }, (_, at): [string, string] => [`${name}-${at}`, address(at)])
  expect(await countAll(mails)).toBe(most)
})

test('the first mail of a client arrives, however many others have sent', async () => {
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

test('one client sends 30 strangers a mail about an order', async () => {
  const mails = Array.from({ length: 40 }, (_, at): [string, string, string] => [
    `to-many-${at}`,
    `stranger-${at}@mail.example`,
    'spammer',
  ])
  expect(await countAll(mails)).toBe(30)
})

test('one client asks for three ways to a new password; the fortieth client for its first', async () => {
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

test('the shop gets 60 mails of a kind an hour', async () => {
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
