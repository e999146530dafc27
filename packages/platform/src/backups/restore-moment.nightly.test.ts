/** The restore drill: a shop is put back to a moment, with the orders placed until then, and without those placed after it. */

import { randomBytes } from 'node:crypto'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { orders } from '@zayy/database/schema/orders'
import { putDatabase } from '@zayy/database/testing/made-cluster'
import { patient } from '@zayy/database/testing/test-database'
import { listImageHashes } from '@zayy/shop/catalogue-files/image-hashes'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { type SmallShop, smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { asc } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { fileImageStore } from '../images/file-image-store.ts'
import { connectionPool } from '../postgres/connection-pool.ts'
import type { AppDatabase } from '../postgres/open-app-database.ts'
import { closeDatabase } from '../postgres/open-database.ts'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import { writeBaseBackup } from './base-backup/base-backup.ts'
import { makeBackup } from './make-backup.ts'
import { restoreMoment } from './restore-moment.ts'
import { findRecoverableRanges } from './wal/find-recovery-plan.ts'
import { keepWal } from './wal/keep-wal.ts'
import { keepWalFile, readKeptWalFile } from './wal/keep-wal-file.ts'
import { readPackedWalFile } from './wal/read-wal-file.ts'

const root = await temporaryFolder()
const dataDir = join(root, 'data')
const backups = join(dataDir, 'backups')
const key = randomBytes(32)
const images = fileImageStore(join(root, 'media'))
await putDatabase(dataDir)
let shop: AppDatabase | null = await openShopDatabase({ url: undefined, dataDir })
const sold = await fill(shop)
afterAll(() => shop?.close())

async function fill({ ownerTarget }: AppDatabase): Promise<SmallShop> {
  const database = connectionPool(ownerTarget, patient)
  return await smallShop(database).finally(() => closeDatabase(database))
}

/** Places an order and returns a moment after it. */
async function order(name: string): Promise<Date> {
  if (!shop) throw new Error('The shop is closed')
  await placeOrder(shop.database, { ...smallOrder(sold), name }, { locale: 'en', now: new Date() })
  await pause(20)
  const after = new Date()
  await pause(20)
  return after
}

async function backUp(): Promise<void> {
  const { database, superuserTarget } = shop ?? {}
  if (!database || !superuserTarget) throw new Error('An embedded database has a superuser')
  await makeBackup({
    backups,
    database,
    images,
    secrets: undefined,
    keep: 7,
    key,
    now: new Date(),
    listImages: () => listImageHashes(database),
    copyDatabase: async (folder) => {
      const position = await writeBaseBackup(superuserTarget, folder)
      return { kind: 'cluster', log: { ...position, since: new Date().toISOString() } }
    },
  })
}

async function stop(): Promise<void> {
  await shop?.close()
  shop = null
}

/** Restores a stopped shop to a moment, opens it and returns the buyers' names. */
async function namesAt(to: Date, at = { backups, dataDir }) {
  const database = { migrations: MIGRATIONS, url: undefined, dataDir: at.dataDir }
  const restored = await restoreMoment({ backups: at.backups, database, images, key, to, now: new Date() })
  if (restored.outcome !== 'restored') return restored
  const opened = await openShopDatabase(database)
  const rows = await opened.database.select({ name: orders.buyerName }).from(orders).orderBy(asc(orders.id))
  if (at.dataDir === dataDir) shop = opened
  else await opened.close()
  return rows.map(({ name }) => name)
}

test('restores a shop to times before and after earlier restores, each with the orders until then', async () => {
  const beforeBackup = await order('A')
  await backUp()
  const second = await order('B')
  const third = await order('C')
  expect(await namesAt(second)).toMatchObject({ outcome: 'in-use' })
  await stop()
  expect(await namesAt(beforeBackup)).toMatchObject({ outcome: 'out-of-reach', ranges: [{}] })
  expect(await namesAt(new Date(Date.now() + 60_000))).toMatchObject({ outcome: 'out-of-reach' })
  expect(await namesAt(second)).toEqual(['A', 'B'])
  const onSecondTimeline = await order('D')
  await order('E')
  await stop()
  // Nothing was committed between this moment and the stop.
  expect(await namesAt(third)).toEqual(['A', 'B', 'C'])
  await stop()
  expect(await namesAt(onSecondTimeline)).toEqual(['A', 'B', 'D'])
  expect(await keepWal(backups, join(dataDir, 'postgres'), async () => key)).toEqual([])
  await backUp()
  expect(
    (await findRecoverableRanges(backups, join(dataDir, 'postgres'), new Date())).length,
  ).toBeGreaterThan(2)
})

test('restores a point in time from a copy of the backups, and none with a missing or changed WAL file', async () => {
  await order('F')
  const moment = await order('G')
  await order('H')
  await stop()
  expect(await keepWal(backups, join(dataDir, 'postgres'), async () => key)).toEqual([])
  const elsewhere = await copyTo('elsewhere')
  const [last] = (await logFiles(elsewhere.backups)).toSorted().reverse()
  if (!last) throw new Error('There is no log')
  expect(await namesAt(moment, elsewhere)).toEqual(['A', 'B', 'D', 'F', 'G'])
  const lost = await copyTo('lost')
  await rm(join(lost.backups, last))
  expect(await namesAt(moment, lost)).toMatchObject({ outcome: 'out-of-reach' })
  const changed = await copyTo('changed')
  const bytes = await readFile(join(changed.backups, last))
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  await writeFile(join(changed.backups, last), bytes)
  expect(await namesAt(moment, changed)).toMatchObject({
    outcome: 'damaged',
    issues: [{ kind: 'changed', file: join(changed.backups, last) }],
  })
  expect(await readdir(join(changed.dataDir, 'postgres'))).not.toContain('cluster')
})

test('rejects a WAL segment signed by another key or stored under another name', async () => {
  await stop()
  const copy = await copyTo('forged')
  const [last = '', former = ''] = (await logFiles(copy.backups)).toSorted().reverse()
  const path = join(copy.backups, last)
  const { bytes } = await readPackedWalFile(path)
  const [name = '', at] = last.split('/').at(-1)?.split('.') ?? []
  await rm(path)
  await keepWalFile(join(path, '..'), { name, at: Number(at) }, bytes, randomBytes(32))
  await expect(readKeptWalFile(path, key)).rejects.toThrow('not signed by this key')
  await cp(join(copy.backups, former), path)
  await expect(readKeptWalFile(path, key)).rejects.toThrow('not signed by this key')
})

async function copyTo(name: string) {
  const at = { dataDir: join(root, name), backups: join(root, name, 'backups') }
  await cp(backups, at.backups, { recursive: true })
  return at
}

/** The segments of the log, by their names. */
async function logFiles(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true })
  return all.filter((name) => /[0-9A-F]{24}\.\d+\.gz$/.test(name))
}
