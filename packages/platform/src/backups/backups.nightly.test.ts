/** Backups that were tampered with, restores into an open or external database, and interrupted ones. */

import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listImageHashes } from '@zayy/shop/catalogue-files/image-hashes'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fileImageStore } from '../images/file-image-store.ts'
import { writeDump } from './dump/write-dump.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { backedUpShop, embedded, fingerprints, newest, open } from './testing/backed-up-shop.ts'
import { type ServerFile, sha256, type TarFile, tamperWith } from './testing/tamper-with.ts'
import { tryBackup } from './try-backup.ts'

const shop = await backedUpShop()
const { root, dataDir, backups, secrets, key, images, before, make } = shop
await make(1)

test('leaves an open shop alone, restores a closed one and keeps its former database', async () => {
  await shop.app.database.execute(sql`delete from sponsors`)
  const wanted = {
    backups,
    backup: await newest(backups),
    database: embedded(dataDir),
    images,
    key,
    now: new Date(),
  }
  expect(await restoreBackup(wanted)).toMatchObject({ outcome: 'in-use' })
  await shop.app.close()
  const restored = await restoreBackup(wanted)
  expect(restored).toMatchObject({ outcome: 'restored', images: 0 })
  const kept = (await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('cluster'))
  expect(kept).toEqual(['cluster', expect.stringMatching(/^cluster-before-restore-2/)])
  // The files of a restore that was killed between its two renames.
  await cp(join(dataDir, 'postgres'), join(root, 'cut-short/postgres'), { recursive: true })
  await rm(join(root, 'cut-short/postgres/cluster'), { recursive: true })
  await expect(open(join(root, 'cut-short'))).rejects.toThrow('A restore was cut short')
  shop.app = await open(dataDir)
  expect(await fingerprints(shop.app.database)).toEqual(before)
})

/** Changes by an attacker who can write to the backups, with all checksums recomputed. */
const tamperings: [string, (tar: TarFile[], sums: ServerFile[]) => void, object[] | null][] = [
  [
    'an unlisted file',
    (tar) => tar.push({ name: 'base/evil.so', bytes: Buffer.from('code') }),
    [{ kind: 'said', text: expect.stringContaining('base/evil.so') }],
  ],
  [
    'a second file with the same name',
    (tar) => tar.push({ name: 'postgresql.auto.conf', bytes: evilSettings }),
    [{ kind: 'said', text: expect.stringContaining('postgresql.auto.conf') }],
  ],
  [
    'a path that leaves the WAL folder',
    (tar) => tar.push({ name: 'pg_wal/../pg_hba.conf', bytes: Buffer.from('') }),
    [{ kind: 'said', text: expect.stringContaining('outside of the cluster') }],
  ],
  // The manifest is changed to match. A server on the restored copy must run neither.
  [
    'settings that load a library and run a command',
    (tar, sums) => {
      const file = tar.find(({ name }) => name === 'postgresql.auto.conf')
      const sum = sums.find(({ Path }) => Path === 'postgresql.auto.conf')
      if (!file || !sum) throw new Error('The cluster has no settings')
      file.bytes = evilSettings
      Object.assign(sum, { Size: evilSettings.length, Checksum: sha256(evilSettings) })
    },
    null,
  ],
]

const evilSettings = Buffer.from(
  "shared_preload_libraries = 'base/evil.so'\nsession_preload_libraries = 'base/evil.so'\nrestore_command = 'touch evil'\n",
)

test.each(tamperings)('rejects a backup with %s by its signature', async (what, tamper, issues) => {
  const copy = join(root, what.replaceAll(' ', '-'))
  await cp(backups, copy, { recursive: true })
  await tamperWith(await newest(copy), tamper)
  const backup = await newest(copy)
  expect((await tryBackup(copy, backup, embedded(dataDir), key))?.issues).toEqual([{ kind: 'signature' }])
  const wanted = {
    backups: copy,
    backup,
    database: embedded(join(root, 'empty')),
    images,
    key,
    now: new Date(),
  }
  expect(await restoreBackup(wanted)).toMatchObject({ outcome: 'damaged', issues: [{ kind: 'signature' }] })
  // null: the operator vouches for the backup, so its signature is not checked.
  expect((await tryBackup(copy, backup, embedded(dataDir), null))?.issues).toEqual(issues ?? [])
})

test('backs up an external database as rows, and restores it into an empty one', async () => {
  const folder = join(root, 'of-rows')
  const { database, ownerTarget } = shop.app
  const expected = await fingerprints(database)
  await makeBackup({
    backups: folder,
    database,
    images,
    secrets,
    keep: 1,
    key,
    now: new Date(),
    listImages: () => listImageHashes(database),
    copyDatabase: async (into) => {
      await writeDump(ownerTarget, into)
      return { kind: 'dump' }
    },
  })
  const backup = await newest(folder)
  const check = await tryBackup(folder, backup, embedded(dataDir), key)
  expect(check).toMatchObject({ issues: [] })
  expect(
    await restoreBackup({
      backups: folder,
      backup,
      database: embedded(dataDir),
      images,
      key,
      now: new Date(),
    }),
  ).toEqual({
    outcome: 'not-empty',
  })
  const elsewhere = embedded(join(root, 'from-rows'))
  const store = fileImageStore(join(elsewhere.dataDir, 'media'))
  const restored = await restoreBackup({
    backups: folder,
    backup,
    database: elsewhere,
    key,
    images: store,
    now: new Date(),
  })
  expect(restored).toMatchObject({ outcome: 'restored', images: expect.any(Number) })
  const copy = await open(elsewhere.dataDir)
  expect(await fingerprints(copy.database)).toEqual(expected)
  await copy.close()
})

test.each([
  ['a copy of the database', backups],
  ['rows', join(root, 'of-rows')],
])('completes a restore of %s that was interrupted while it wrote the keys', async (_, from) => {
  const elsewhere = await mkdtemp(join(root, 'too-late-'))
  const store = fileImageStore(join(elsewhere, 'media'))
  const backup = await newest(from)
  const wanted = {
    backups: from,
    backup,
    database: embedded(elsewhere),
    images: store,
    key,
    now: new Date(),
  }
  const breaking = new AbortController()
  const all = backup.manifest.images.length
  const progress = (done: number, total: number) => {
    if (total === all && done === all) setImmediate(() => breaking.abort())
  }
  const restored = await restoreBackup({ ...wanted, progress, signal: breaking.signal })
  expect(restored).toMatchObject({ outcome: 'restored' })
  expect(breaking.signal.aborted).toBe(true)
  expect(await readFile(join(elsewhere, 'secrets.json'), 'utf8')).toBe('keys')
})
