import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectionPool } from '@zayy/database/connection-pool'
import { closeDatabase } from '@zayy/database/open-database'
import type { Acknowledged } from './buyers.ts'
import { databasePid, killQuietly } from './shop-server.ts'

/** Every process of the PostgreSQL in a DATA_DIR: the postmaster, then its children. */
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

/** What has become of acknowledged orders in the database of a DATA_DIR. */
export type OrdersCheck = {
  /** Acknowledged, and not there. */
  lost: number
  /** Keys under which there is more than one order. */
  doubled: number
  /** Numbers missing in the sequence of invoices. */
  gaps: number
}

/** Compares acknowledged orders with the tables of the PostgreSQL that the server in `dataDir` runs. */
export async function checkOrders(dataDir: string, orders: readonly Acknowledged[]): Promise<OrdersCheck> {
  const database = connectionPool({
    host: join(dataDir, 'postgres/socket'),
    port: 5432,
    user: 'shop_app',
    database: 'shop',
  })
  try {
    const { rows } = await database.$client.query<OrdersCheck>(
      `select
         (select count(*) from unnest($1::text[]) as acknowledged(code)
           where not exists (select from orders where orders.code = acknowledged.code))::int as lost,
         (select count(*) from (select key_id from orders where key_id is not null group by key_id
           having count(*) > 1) as twice)::int as doubled,
         (select coalesce(max(invoice_number), 0) - count(*) from orders)::int as gaps`,
      [orders.map(({ code }) => code)],
    )
    const [found] = rows
    if (!found) throw new Error('no answer')
    return found
  } finally {
    await closeDatabase(database)
  }
}
