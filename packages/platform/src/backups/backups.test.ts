/** The restore drill: a shop is lost, and put back from its backup with every row, image and key. */

import { execFileSync } from 'node:child_process'
import { cp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listImageHashes } from '@zayy/shop/catalogue-files/image-hashes'
import { expect, test } from 'vitest'
import { fileImageStore } from '../images/file-image-store.ts'
import { listBackups } from './backup-folder.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { backedUpShop, embedded, fingerprints, newest, open } from './testing/backed-up-shop.ts'
import { tryBackup } from './try-backup.ts'

const shop = await backedUpShop()
const { root, dataDir, backups, secrets, key, images, before, make } = shop

test('restores a lost shop elsewhere with every row, image and key', async () => {
  const made = await make(1)
  expect(made).toMatchObject({ name: '2026-11-23T03-01-00Z', lostImages: [], removed: [] })
  const elsewhere = join(root, 'elsewhere')
  const store = fileImageStore(join(elsewhere, 'media'))
  const wanted = {
    backups,
    backup: await newest(backups),
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

test.each([
  ['of which a byte is another', 'database/base.tar.gz', changeByte],
  ['that lost the end of a file', 'database/backup_manifest', (path: string) => truncate(path, 100)],
  ['that lost a picture', '../pictures', removeFirst],
  ['that has a pipe instead of a file', 'database/base.tar.gz', replaceByPipe],
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

async function replaceByPipe(path: string): Promise<void> {
  await rm(path)
  if (process.platform !== 'win32') execFileSync('mkfifo', [path])
}

async function removeFirst(folder: string): Promise<void> {
  const [name = ''] = await readdir(folder)
  await rm(join(folder, name))
}

test('ignores a backup with a changed manifest, or with a pipe instead of one', async () => {
  const copy = join(root, 'other-manifest')
  await cp(backups, copy, { recursive: true })
  const file = join((await newest(copy)).folder, 'backup.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"bytes": ', '"bytes": 1'))
  expect(await listBackups(copy)).toEqual([])
  await replaceByPipe(file)
  expect(await listBackups(copy)).toEqual([])
})

test('rejects a backup under the name of another one', async () => {
  const copy = join(root, 'renamed')
  await cp(backups, copy, { recursive: true })
  const { folder } = await newest(copy)
  await rename(folder, join(copy, '2026-11-24T00-00-00Z'))
  const check = await tryBackup(copy, await newest(copy), embedded(dataDir), key)
  expect(check?.issues).toEqual([{ kind: 'signature' }])
})

test('replaces a pipe, and deletes older backups, and images that none needs, once the new one is complete', async () => {
  const [picture = ''] = await readdir(join(backups, 'pictures'))
  await replaceByPipe(join(backups, 'pictures', picture))
  expect((await make(2))?.removed).toEqual([])
  await writeFile(join(backups, 'pictures', 'of-no-backup.png'), '')
  expect((await make(3, 2))?.removed).toEqual(['2026-11-23T03-01-00Z'])
  expect((await readdir(backups)).sort()).toEqual([
    ...['2026-11-23T03-02-00Z', '2026-11-23T03-03-00Z', 'lock', 'pictures'],
  ])
  expect(await readdir(join(backups, 'pictures'))).not.toContain('of-no-backup.png')
  const check = await tryBackup(backups, await newest(backups), embedded(dataDir), key)
  expect(check?.issues).toEqual([])
})

test('keeps older backups with images that the shop has lost', async () => {
  const { database } = shop.app
  const emptyStore = fileImageStore(join(root, 'wrong-store'))
  const withoutImages = async (minute: number) =>
    await makeBackup({
      backups,
      database,
      images: emptyStore,
      secrets,
      keep: 1,
      key,
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

test('leaves earlier backups and no draft after a failed backup', async () => {
  const { database } = shop.app
  const failing = makeBackup({
    backups,
    database,
    images,
    secrets,
    keep: 1,
    key,
    listImages: () => listImageHashes(database),
    copyDatabase: () => Promise.reject(new Error('The disk is full')),
    now: new Date(),
  })
  await expect(failing).rejects.toThrow('The disk is full')
  expect((await listBackups(backups)).map(({ name }) => name)).toEqual([
    ...['2026-11-23T03-03-00Z', '2026-11-23T03-02-00Z'],
  ])
})
