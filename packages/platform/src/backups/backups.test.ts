/** The restore drill: a shop is lost, and put back from its backup with every row, image and key. */

import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { putDatabase } from '@zayy/database/testing/made-cluster'
import { listImageHashes } from '@zayy/shop/catalogue-files/image-hashes'
import { importCatalogue } from '@zayy/shop/catalogue-files/import/import-catalogue'
import { shopFolder } from '@zayy/shop/catalogue-files/import/testing/small-shop'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { fileImageStore } from '../images/file-image-store.ts'
import type { Database } from '../postgres/database.ts'
import type { AppDatabase } from '../postgres/open-app-database.ts'
import { type Backup, listBackups } from './backup-folder.ts'
import { writeBaseBackup } from './base-backup/base-backup.ts'
import { writeDump } from './dump/write-dump.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { type ServerFile, sha256, tamperWith, type TarFile } from './testing/tamper-with.ts'
import { tryBackup } from './try-backup.ts'

const root = await mkdtemp(join(tmpdir(), 'zayy-backups-'))
const dataDir = join(root, 'data')
const backups = join(root, 'backups')
const secrets = join(dataDir, 'secrets.json')
const key = randomBytes(32)
const images = fileImageStore(join(dataDir, 'media'))
await putDatabase(dataDir)
let shop = await open(dataDir)
await importCatalogue(await shopFolder({}, afterAll), { database: shop.database, images })
await writeFile(secrets, 'keys')
const before = await fingerprints(shop.database)
afterAll(async () => {
  await shop.close()
  await rm(root, { recursive: true, force: true })
})

/** The settings of a shop with its own database. */
function embedded(dataDir: string) {
  return { migrations: MIGRATIONS, url: undefined, dataDir }
}

async function open(folder: string): Promise<AppDatabase> {
  return await openShopDatabase(embedded(folder))
}

/** Returns fingerprints of all rows, by table. */
async function fingerprints(database: Database): Promise<Record<string, string>> {
  const { rows } = await database.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const all = await database.execute(sql`select t::text as row from ${sql.raw(String(name))} t order by 1`)
    found[String(name)] = createHash('sha256').update(JSON.stringify(all.rows)).digest('hex')
  }
  return found
}

async function make(minute: number, keep = 7) {
  const { database, superuserTarget } = shop
  if (!superuserTarget) throw new Error('An embedded database has a superuser')
  return await makeBackup({
    ...{ backups, database, images, secrets, keep, key },
    listImages: () => listImageHashes(database),
    copyDatabase: async (folder) => {
      const position = await writeBaseBackup(superuserTarget, folder)
      return { kind: 'cluster', log: { ...position, since: new Date().toISOString() } }
    },
    now: new Date(Date.UTC(2026, 10, 23, 3, minute)),
  })
}

async function newest(folder = backups): Promise<Backup> {
  const [backup] = await listBackups(folder)
  if (!backup) throw new Error('There is no backup')
  return backup
}

test('restores a lost shop elsewhere with every row, image and key', async () => {
  const made = await make(1)
  expect(made).toMatchObject({ name: '2026-11-23T03-01-00Z', lostImages: [], removed: [] })
  const elsewhere = join(root, 'elsewhere')
  const store = fileImageStore(join(elsewhere, 'media'))
  const wanted = {
    backups,
    backup: await newest(),
    database: embedded(elsewhere),
    key,
    images: store,
    now: new Date(),
  }
  const restored = await restoreBackup(wanted)
  expect(restored).toMatchObject({ outcome: 'restored', former: null })
  const copy = await open(elsewhere)
  expect(await fingerprints(copy.database)).toEqual(before)
  await copy.close()
  const files = async (folder: string) => (await readdir(join(folder, 'media'), { recursive: true })).sort()
  expect((await files(dataDir)).length).toBeGreaterThan(5)
  expect(await files(elsewhere)).toEqual(await files(dataDir))
  expect(await readFile(join(elsewhere, 'secrets.json'), 'utf8')).toBe('keys')
})

test('leaves an open shop alone, restores a closed one and keeps its former database', async () => {
  await shop.database.execute(sql`delete from sponsors`)
  const wanted = {
    backups,
    backup: await newest(),
    database: embedded(dataDir),
    images,
    key,
    now: new Date(),
  }
  expect(await restoreBackup(wanted)).toMatchObject({ outcome: 'in-use' })
  await shop.close()
  const restored = await restoreBackup(wanted)
  expect(restored).toMatchObject({ outcome: 'restored', images: 0 })
  const kept = (await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('cluster'))
  expect(kept).toEqual(['cluster', expect.stringMatching(/^cluster-before-restore-2/)])
  // The files of a restore that was killed between its two renames.
  await cp(join(dataDir, 'postgres'), join(root, 'cut-short/postgres'), { recursive: true })
  await rm(join(root, 'cut-short/postgres/cluster'), { recursive: true })
  await expect(open(join(root, 'cut-short'))).rejects.toThrow('A restore was cut short')
  shop = await open(dataDir)
  expect(await fingerprints(shop.database)).toEqual(before)
})

test.each([
  ['of which a byte is another', 'database/base.tar.gz', changeByte],
  ['that lost the end of a file', 'database/backup_manifest', (path: string) => truncate(path, 100)],
  ['that lost a picture', '../pictures', removeFirst],
])('detects a backup %s', async (what, file, harm) => {
  const copy = join(root, what.replaceAll(' ', '-'))
  await cp(backups, copy, { recursive: true })
  await harm(join((await newest(copy)).folder, file))
  const check = await tryBackup(copy, await newest(copy), embedded(dataDir), key)
  expect(check?.issues).toEqual([
    { kind: expect.stringMatching(/^(missing|changed)$/), file: expect.any(String) },
  ])
  const emptyDir = join(root, 'empty')
  const wanted = {
    backups: copy,
    backup: await newest(copy),
    database: embedded(emptyDir),
    key,
    images,
    now: new Date(),
  }
  expect(await restoreBackup(wanted)).toMatchObject({ outcome: 'damaged' })
})

async function changeByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  const middle = bytes.length >> 1
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  await writeFile(path, bytes)
}

async function removeFirst(folder: string): Promise<void> {
  const [name = ''] = await readdir(folder)
  await rm(join(folder, name))
}

test('ignores a backup with a changed manifest', async () => {
  const copy = join(root, 'other-manifest')
  await cp(backups, copy, { recursive: true })
  const file = join((await newest(copy)).folder, 'backup.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"bytes": ', '"bytes": 1'))
  expect(await listBackups(copy)).toEqual([])
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

test('rejects a backup under the name of another one', async () => {
  const copy = join(root, 'renamed')
  await cp(backups, copy, { recursive: true })
  const { folder } = await newest(copy)
  await rename(folder, join(copy, '2026-11-24T00-00-00Z'))
  const check = await tryBackup(copy, await newest(copy), embedded(dataDir), key)
  expect(check?.issues).toEqual([{ kind: 'signature' }])
})

test('deletes older backups, and images that none needs, once the new one is complete', async () => {
  expect((await make(2))?.removed).toEqual([])
  await writeFile(join(backups, 'pictures', 'of-no-backup.png'), '')
  expect((await make(3, 2))?.removed).toEqual(['2026-11-23T03-01-00Z'])
  expect((await readdir(backups)).sort()).toEqual([
    ...['2026-11-23T03-02-00Z', '2026-11-23T03-03-00Z', 'lock', 'pictures'],
  ])
  expect(await readdir(join(backups, 'pictures'))).not.toContain('of-no-backup.png')
  const check = await tryBackup(backups, await newest(), embedded(dataDir), key)
  expect(check?.issues).toEqual([])
})

test('keeps older backups with images that the shop has lost', async () => {
  const { database } = shop
  const emptyStore = fileImageStore(join(root, 'wrong-store'))
  const withoutImages = async (minute: number) =>
    await makeBackup({
      ...{ backups, database, images: emptyStore, secrets, keep: 1, key },
      listImages: () => listImageHashes(database),
      copyDatabase: async () => ({ kind: 'dump' }),
      now: new Date(Date.UTC(2026, 10, 23, 4, minute)),
    })
  const files = (await readdir(join(backups, 'pictures'))).sort()
  const first = await withoutImages(1)
  expect(first).toMatchObject({ images: 0, removed: [] })
  expect(first?.lostImages.length).toBe(files.length)
  expect(await withoutImages(2)).toMatchObject({ removed: ['2026-11-23T04-01-00Z'] })
  expect((await readdir(join(backups, 'pictures'))).sort()).toEqual(files)
  await rm(join(backups, '2026-11-23T04-02-00Z'), { recursive: true })
})

test('backs up an external database as rows, and restores it into an empty one', async () => {
  const folder = join(root, 'of-rows')
  const { database, ownerTarget } = shop
  const expected = await fingerprints(database)
  await makeBackup({
    ...{ backups: folder, database, images, secrets, keep: 1, key, now: new Date() },
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

test('leaves earlier backups and no draft after a failed backup', async () => {
  const { database } = shop
  const failing = makeBackup({
    ...{ backups, database, images, secrets, keep: 1, key },
    listImages: () => listImageHashes(database),
    copyDatabase: () => Promise.reject(new Error('The disk is full')),
    now: new Date(),
  })
  await expect(failing).rejects.toThrow('The disk is full')
  expect((await listBackups(backups)).map(({ name }) => name)).toEqual([
    ...['2026-11-23T03-03-00Z', '2026-11-23T03-02-00Z'],
  ])
})
