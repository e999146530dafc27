import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { fileImageStore } from '@zayy/platform/images/file-image-store'
import { type ConnectionTarget, connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Database, PooledDatabase } from '@zayy/platform/postgres/database'
import { importCatalogue } from '@zayy/shop/catalogue-files/import/import-catalogue'

const demo = fileURLToPath(new URL('../demo', import.meta.url))

type Work<T> = (database: PooledDatabase) => Promise<T>

/** Connects to a shop's embedded database as the role that owns its tables and may create others, without time limits. */
export const asOwner = <T>(target: ConnectionTarget, work: Work<T>) => asRole('shop_owner', target, work)

/**
 * Vacuums all tables and writes what filling has changed. Otherwise PostgreSQL does both for minutes beside the measured calls, and
 * a call writes changed pages before it reads others in their place.
 */
export const settle = (target: ConnectionTarget) =>
  asRole('keeper', target, async (superuser) => {
    await superuser.$client.query('vacuum analyze')
    await superuser.$client.query('checkpoint')
  })

async function asRole<T>(user: string, target: ConnectionTarget, work: Work<T>): Promise<T> {
  const bounds = { statement: 0, idleInTransaction: 0 }
  await using database = connectionPool({ ...target, user }, { size: 1, bounds })
  return await work(database)
}

/** Calls `measure` with a temporary database of the demo shop. */
export async function withDemoDatabase<T>(
  measure: (database: Database, target: ConnectionTarget) => Promise<T>,
): Promise<T> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'zayy-bench-'))
  const dataDir = temporary.path
  await using shop = await openShopDatabase({ url: undefined, dataDir })
  const images = fileImageStore(join(dataDir, 'media'))
  const result = await importCatalogue(demo, { database: shop.database, images })
  if (!result.done) throw new Error('The demo catalogue has issues')
  return await measure(shop.database, shop.target)
}
