import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { PooledDatabase } from '@zayy/platform/postgres/database'
import type { Acknowledged } from './buyers.ts'
import { databasePid, killQuietly } from './shop-server.ts'

/** Returns the process ids of the PostgreSQL in a DATA_DIR: the postmaster, then its children. */
async function databaseProcesses(dataDir: string): Promise<number[]> {
  const postmaster = await databasePid(dataDir)
  if (postmaster === undefined) return []
  const children: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    if (/^PPid:\t(\d+)/m.exec(status)?.[1] === String(postmaster)) children.push(Number(name))
  }
  return [postmaster, ...children]
}

/** Sends a signal to every process of the PostgreSQL in a DATA_DIR. */
export async function signalDatabase(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await databaseProcesses(dataDir)) killQuietly(pid, signal)
}

export type OrdersCheck = {
  /** Acknowledged orders that are missing. */
  lost: number
  /** Idempotency keys with more than one order. */
  doubled: number
  /** Missing invoice numbers. */
  gaps: number
}

/** Compares acknowledged orders with the embedded database in `dataDir`. */
export async function checkOrders(dataDir: string, orders: readonly Acknowledged[]): Promise<OrdersCheck> {
  return await inDatabase(dataDir, async ({ $client }) => {
    const { rows } = await $client.query<OrdersCheck>(
      `select
         (select count(*) from unnest($1::text[]) as acknowledged(code)
           where not exists (select from orders where orders.code = acknowledged.code))::int as lost,
         (select count(*) from (select idempotency_key_id from orders where idempotency_key_id is not null group by idempotency_key_id
           having count(*) > 1) as twice)::int as doubled,
         (select coalesce(max(invoice_number), 0) - count(invoice_number) from orders)::int as gaps`,
      [orders.map(({ code }) => code)],
    )
    const [found] = rows
    if (!found) throw new Error('The check of the orders returned no row')
    return found
  })
}

/**
 * Lets the shop in `dataDir` issue invoices when orders are placed, so that the numbers in the answers can be compared.
 */
export async function issueAtOrder(dataDir: string): Promise<void> {
  await inDatabase(dataDir, async ({ $client }) => {
    await $client.query(`update settings set invoice_at = 'order'`)
  })
}

/** Counts the orders in the embedded database in `dataDir`. */
export async function countOrders(dataDir: string): Promise<number> {
  return await inDatabase(dataDir, async ({ $client }) => {
    const { rows } = await $client.query<{ orders: number }>('select count(*)::int as orders from orders')
    return rows[0]?.orders ?? 0
  })
}

/** Deletes the stored assets of all builds, as if they had expired. Databases of earlier versions have no such table. */
export async function forgetAssets(dataDir: string): Promise<void> {
  await inDatabase(dataDir, async ({ $client }) => {
    const { rows } = await $client.query<{ has: boolean }>(
      `select to_regclass('storefront_assets') is not null as has`,
    )
    if (rows[0]?.has) await $client.query('delete from storefront_assets')
  })
}

async function inDatabase<Result>(
  dataDir: string,
  work: (database: PooledDatabase) => Promise<Result>,
): Promise<Result> {
  const host = join(dataDir, 'postgres/socket')
  await using database = connectionPool({ host, port: 5432, user: 'shop_app', database: 'shop' })
  return await work(database)
}
