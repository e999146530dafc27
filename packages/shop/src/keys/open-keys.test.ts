/** Servers on one database agree on their keys, whatever files they start with. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { agreeOnSecrets } from './agree-on-secrets.ts'
import { keyPurposes } from './key-purposes.ts'
import type { Keys } from './key-ring.ts'
import { listKeys } from './list-keys.ts'
import { openKeys } from './open-keys.ts'
import { rotateKeys } from './rotate-keys.ts'
import { fingerprintOf, formatSecrets, newKey, type Secrets } from './secrets.ts'
import { readSecrets, writeSecretsFile } from './secrets-source.ts'

const database = await testDatabase()
const now = new Date('2026-11-22T10:00:00Z')
const rotation = { purposes: ['bill-token'], now, signsAfterMs: 0, by: 'Nora' } as const

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'))
  await database.$client.query('delete from key_fingerprints')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The file of one server. */
const server = (name: string) => ({ file: join(folder, name, 'secrets.json') })

const versionsOf = (secrets: Secrets, purpose = 'bill-token') =>
  secrets.get(purpose)?.map(({ version }) => version)

async function opened(source: Parameters<typeof openKeys>[1]): Promise<Keys> {
  const { keys, close } = await openKeys(database, source, () => now)
  onTestFinished(close)
  return keys
}

test('the first start makes a key for each purpose, of which the database knows fingerprints alone', async () => {
  const secrets = await agreeOnSecrets(database, server('a'), now)
  expect([...secrets.keys()]).toEqual([...keyPurposes])
  expect(await readSecrets(server('a'))).toEqual(secrets)
  const { rows } = await database.$client.query('select purpose, version, fingerprint from key_fingerprints')
  const known = [...secrets].map(([purpose, [key]]) => ({
    purpose,
    version: 1,
    fingerprint: key && fingerprintOf(purpose, key),
  }))
  expect(rows).toEqual(expect.arrayContaining(known))
  expect(rows).toHaveLength(known.length)
  expect(await agreeOnSecrets(database, server('a'), now)).toEqual(secrets)
})

test('servers that start at the same time on one file have the same keys', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => agreeOnSecrets(database, server('a'), now)))
  for (const secrets of all) expect(secrets).toEqual(all[0])
  expect(await readSecrets(server('a'))).toEqual(all[0])
})

test('of servers that start at the same time with files of their own, one makes the keys, and the others do not start', async () => {
  const starts = ['a', 'b', 'c'].map((name) => agreeOnSecrets(database, server(name), now))
  const ends = await Promise.allSettled(starts)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toMatchObject({ name: 'SecretsError' })
})

test('a server without the newest key, or with another of the same version, says what to copy and does not start', async () => {
  const first = await agreeOnSecrets(database, server('a'), now)
  const line =
    /^\S+b\/secrets\.json lacks version (\d) of the key bill-token that this database's servers use: copy .*$/
  await expect(agreeOnSecrets(database, server('b'), now)).rejects.toThrow(line)
  await writeSecretsFile(server('b').file, new Map([...first, ['bill-token', [newKey(1, now)]]]))
  await expect(agreeOnSecrets(database, server('b'), now)).rejects.toThrow(line)
  await writeSecretsFile(server('b').file, first)
  await agreeOnSecrets(database, server('b'), now)
  await rotateKeys(database, server('a'), rotation)
  await expect(agreeOnSecrets(database, server('b'), now)).rejects.toThrow(/lacks version 2/)
  expect(await readSecrets(server('b'))).toEqual(first)
})

test('a key that was retired everywhere is not missed', async () => {
  await agreeOnSecrets(database, server('a'), now)
  const rotated = await rotateKeys(database, server('a'), rotation)
  const retired = new Map([...rotated, ['bill-token', rotated.get('bill-token')?.slice(1) ?? []]])
  await writeSecretsFile(server('a').file, retired)
  expect(await agreeOnSecrets(database, server('a'), now)).toEqual(retired)
})

test('rotating adds a version, which a running server takes up and signs with, and its older links verify', async () => {
  const keys = await opened(server('a'))
  const old = keys.sign('bill-token', 'bill:7')
  await rotateKeys(database, server('a'), rotation)
  await vi.waitFor(() => expect(keys.versions('bill-token')).toEqual([1, 2]), { timeout: 20_000 })
  const fresh = keys.sign('bill-token', 'bill:7')
  expect([old.version, fresh.version]).toEqual([1, 2])
  for (const signature of [old, fresh]) expect(keys.verify('bill-token', 'bill:7', signature)).toBe(true)
  expect(keys.versions('newsletter')).toEqual([1])
})

test('a running server keeps its keys when the file is changed in any other way', async () => {
  const keys = await opened(server('a'))
  const before = keys.sign('bill-token', 'bill:7')
  const secrets = await readSecrets(server('a'))
  await writeSecretsFile(server('a').file, new Map([...secrets, ['bill-token', [newKey(1, now)]]]))
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(keys.sign('bill-token', 'bill:7')).toEqual(before)
})

test('a new version signs only when its time has come', async () => {
  await agreeOnSecrets(database, server('a'), now)
  await rotateKeys(database, server('a'), { ...rotation, signsAfterMs: 60_000 })
  expect((await opened(server('a'))).sign('bill-token', '').version).toBe(1)
  const listed = await listKeys(server('a'), new Date(now.getTime() + 60_000))
  expect(listed.filter(({ signs }) => signs).map(({ purpose, version }) => [purpose, version])).toEqual([
    ['bill-token', 2],
    ['one-time-code', 1],
    ['newsletter', 1],
  ])
})

test('nothing that is listed holds a key', async () => {
  const secrets = await agreeOnSecrets(database, server('a'), now)
  const listed = JSON.stringify(await listKeys(server('a'), now))
  for (const [, keys] of secrets) for (const { key } of keys) expect(listed).not.toContain(key.slice(0, 12))
})

test('several rotations at the same time are several versions', async () => {
  await agreeOnSecrets(database, server('a'), now)
  await Promise.all([1, 2, 3].map(() => rotateKeys(database, server('a'), rotation)))
  expect(versionsOf(await readSecrets(server('a')))).toEqual([1, 2, 3, 4])
})

test('a file that is lost is rotated only when its keys are given up, and the shop starts again', async () => {
  await agreeOnSecrets(database, server('a'), now)
  await rotateKeys(database, server('a'), rotation)
  await rm(server('a').file)
  await expect(rotateKeys(database, server('a'), rotation)).rejects.toThrow(/--lost/)
  await rotateKeys(database, server('a'), { ...rotation, purposes: [], lost: true })
  const secrets = await agreeOnSecrets(database, server('a'), now)
  expect(keyPurposes.map((purpose) => versionsOf(secrets, purpose))).toEqual([[3], [2], [2]])
})

test('SECRETS serves instead of a file, and is never written', async () => {
  const text = formatSecrets(await agreeOnSecrets(database, server('a'), now))
  expect((await opened({ text })).versions('bill-token')).toEqual([1])
  const rotated = await rotateKeys(database, { text }, rotation)
  expect(versionsOf(rotated)).toEqual([1, 2])
  expect((await opened({ text })).versions('bill-token')).toEqual([1])
  await opened({ text: formatSecrets(rotated) })
  await expect(opened({ text })).rejects.toThrow(/^SECRETS lacks version 2 of the key bill-token/)
})

test('SECRETS without a key that the shop needs is refused with what to do', async () => {
  await expect(opened({ text: '{}' })).rejects.toThrow(
    'SECRETS has no key for bill-token, one-time-code, newsletter: "npm run shop -- secrets rotate bill-token" prints it complete',
  )
  const made = await rotateKeys(database, { text: '{}' }, { ...rotation, purposes: keyPurposes })
  await opened({ text: formatSecrets(made) })
})
