/** Servers on one database agree on their keys, whatever files they start with. */

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@zayy/database/testing/test-database'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import type { Keys } from './key-ring.ts'
import { loadKeys, writeKeysFile } from './key-source.ts'
import { fingerprintOf, formatKeys, type Key, newKey } from './keys.ts'
import { openKeys } from './open-keys.ts'
import { rotateKeys } from './rotate-keys.ts'

const database = await testDatabase()
const now = new Date('2026-11-22T10:00:00Z')
const rotation = { now, signsAfterMs: 0, by: 'Nora' }

let folder = ''
beforeEach(async () => {
  folder = await temporaryFolder()
  await database.$client.query('delete from key_fingerprints')
})

const server = (name: string) => ({ file: join(folder, name, 'secrets.json') })

const versionsOf = (keys: readonly Key[]) => keys.map(({ version }) => version)

async function opened(source: Parameters<typeof openKeys>[1]): Promise<Keys> {
  const { keys, close } = await openKeys(database, source, () => now)
  onTestFinished(close)
  return keys
}

/** Starts a server once, and returns the keys of its file. */
async function started(name: string): Promise<Key[]> {
  await opened(server(name))
  return await loadKeys(server(name))
}

test('the first start creates a key, and the database stores only its fingerprint', async () => {
  const keys = await started('a')
  expect(versionsOf(keys)).toEqual([1])
  const { rows } = await database.$client.query('select version, fingerprint from key_fingerprints')
  expect(rows).toEqual(keys.map((key) => ({ version: 1, fingerprint: fingerprintOf(key) })))
  expect(await started('a')).toEqual(keys)
})

test('completes a start that ended between the file and the database', async () => {
  const keys = await started('a')
  await database.$client.query('delete from key_fingerprints')
  expect(await started('a')).toEqual(keys)
  await expect(opened(server('b'))).rejects.toMatchObject({ name: 'SecretsError' })
})

test('servers that start at the same time on one file have the same keys', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => opened(server('a'))))
  for (const keys of all) expect(keys.sign('bill', '7')).toEqual(all[0]?.sign('bill', '7'))
})

test('among servers that start together with separate files, one creates the keys and the others fail to start', async () => {
  const starts = await Promise.allSettled(['a', 'b', 'c'].map((name) => opened(server(name))))
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const start of starts)
    if (start.status === 'rejected') expect(start.reason).toMatchObject({ issue: { kind: 'differs' } })
})

test('a server whose keys cannot open the links of the others does not start', async () => {
  const link = (await opened(server('a'))).sign('bill', '7')
  const first = await loadKeys(server('a'))
  const refused = (version: number) => ({ issue: { kind: 'differs', source: server('b').file, version } })
  await expect(opened(server('b'))).rejects.toMatchObject(refused(1))
  await writeKeysFile(server('b').file, [newKey(1, now)])
  await expect(opened(server('b'))).rejects.toMatchObject(refused(1))
  await writeKeysFile(server('b').file, first)
  expect((await opened(server('b'))).verify('bill', '7', link)).toBe(true)
  await rotateKeys(database, server('a'), rotation)
  await expect(opened(server('b'))).rejects.toMatchObject(refused(2))
  await expect(rotateKeys(database, server('b'), rotation)).rejects.toMatchObject(refused(2))
  expect(await loadKeys(server('b'))).toEqual(first)
})

test('does not require a key that was retired everywhere', async () => {
  await started('a')
  const retired = (await rotateKeys(database, server('a'), rotation)).slice(1)
  await writeKeysFile(server('a').file, retired)
  expect(await started('a')).toEqual(retired)
})

test('a running server signs with a newly added version, and still verifies older links', async () => {
  const keys = await opened(server('a'))
  const old = keys.sign('bill', '7')
  await rotateKeys(database, server('a'), rotation)
  await expect.poll(() => keys.sign('bill', '7').version).toBe(2)
  expect(old.version).toBe(1)
  for (const signature of [old, keys.sign('bill', '7')])
    expect(keys.verify('bill', '7', signature)).toBe(true)
})

test('a running server keeps its keys when the file is changed in any other way', async () => {
  const keys = await opened(server('a'))
  const before = keys.sign('bill', '7')
  for (const other of [[], [newKey(1, now)]]) {
    await writeKeysFile(server('a').file, other)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(keys.sign('bill', '7')).toEqual(before)
  }
})

test('a new version signs only from its start on', async () => {
  await started('a')
  const [, added] = await rotateKeys(database, server('a'), { ...rotation, signsAfterMs: 60_000 })
  expect((await opened(server('a'))).sign('bill', '').version).toBe(1)
  expect(added?.from).toEqual(new Date(now.getTime() + 60_000))
})

test('concurrent rotations create separate versions', async () => {
  await started('a')
  await Promise.all([1, 2, 3].map(() => rotateKeys(database, server('a'), rotation)))
  expect(versionsOf(await loadKeys(server('a')))).toEqual([1, 2, 3, 4])
})

test('a lost file fails the start until keys are rotated', async () => {
  await started('a')
  await rotateKeys(database, server('a'), rotation)
  await rm(server('a').file)
  await expect(opened(server('a'))).rejects.toMatchObject({ issue: { kind: 'differs', version: 2 } })
  await rotateKeys(database, server('a'), { ...rotation, signsAfterMs: 60_000 })
  expect((await opened(server('a'))).sign('bill', '').version).toBe(3)
})

test('uses SECRETS instead of a file, and never writes it', async () => {
  const text = formatKeys(await started('a'))
  expect((await opened({ text })).sign('bill', '').version).toBe(1)
  const rotated = await rotateKeys(database, { text }, rotation)
  expect(versionsOf(rotated)).toEqual([1, 2])
  await opened({ text })
  await opened({ text: formatKeys(rotated) })
  await expect(opened({ text })).rejects.toMatchObject({
    issue: { kind: 'differs', source: 'SECRETS', version: 2 },
  })
})

test('refuses SECRETS without a key', async () => {
  await expect(opened({ text: '[]' })).rejects.toMatchObject({
    issue: { kind: 'missing', source: 'SECRETS' },
  })
})
