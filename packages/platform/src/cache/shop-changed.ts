import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from '../postgres/connection-pool.ts'
import type { Executor } from '../postgres/database.ts'

const CHANNEL = 'shop_changed'
const SOLD_CHANNEL = 'products_sold'
const RATED_CHANNEL = 'product_rated'

/** Bytes of a notice, which PostgreSQL bounds: those of one order are far fewer. */
const MAX_NOTICE_BYTES = 7_999

/**
 * How often the number of changes is asked for, and how long its answer may take: milliseconds. A notice that was
 * lost with a connection that only seems to stand is known after both at the latest.
 */
const CHECK_INTERVAL_MS = 5_000
const ANSWER_TIMEOUT_MS = 4_000
/** Through a pooler there are no notices: changes are known by asking alone. */
const POOLER_CHECK_INTERVAL_MS = 2_000
const RECONNECT_AFTER_MS = 1_000

/**
 * Tells every server of the shop that something visitors see has changed, so that they drop what they keep: counts
 * the change, and sends a notice of it. In a transaction it is told when that is committed, and not at all when it
 * is not.
 */
export async function announceChange(executor: Executor): Promise<void> {
  await executor.execute(sql`with counted as (update cache_version set version = version + 1 returning version)
    select pg_notify(${CHANNEL}, version::text) from counted`)
}

/**
 * Tells every server of the shop that of these products more or fewer pieces are sold, so that they work out anew what
 * shows how many, and nothing else. In a transaction it is told when that is committed, and not at all when it is not. It is
 * not counted, as all that is kept would have to be dropped where a count was missed (decision 006).
 */
export async function announceSold(executor: Executor, products: readonly number[]): Promise<void> {
  if (products.length === 0) return
  const ids = [...new Set(products)].join()
  await executor.execute(sql`select pg_notify(${SOLD_CHANNEL}, ${ids.length > MAX_NOTICE_BYTES ? '' : ids})`)
}

/**
 * Tells every server of the shop that a product has another review, so that they work out anew its pages and the lists by
 * rating. In a transaction it is told on commit. Not counted, as `announceSold`.
 */
export async function announceRated(executor: Executor, product: number): Promise<void> {
  await executor.execute(sql`select pg_notify(${RATED_CHANNEL}, ${String(product)})`)
}

/** What is told of changes, whichever server or program made them. */
export type ChangeListener = {
  /** Something that visitors see has changed. */
  changed(): void
  /** More or fewer pieces of these products are sold; `any`: of whichever. */
  sold(products: readonly number[] | 'any'): void
  /** A product has another review. */
  rated?: ((product: number) => void) | undefined
}

/**
 * Calls `changed` whenever a change was announced: at once by the notice, or, where notices are lost, when the
 * number of changes is asked for next. Calls `sold` by the notice alone, and for any product where one may have been
 * lost with a connection; through a pooler there are none. Never throws: while the database is away it goes on trying.
 * @returns what ends the listening
 */
export function listenForChanges(target: ConnectionTarget, listener: ChangeListener): () => Promise<void> {
  const end = new AbortController()
  let known: string | undefined
  const learn = (count: string | undefined) => {
    if (count === known) return
    known = count
    listener.changed()
  }
  const following = follow(target, { learn, sold: listener.sold, rated: listener.rated }, end.signal)
  return async () => {
    end.abort()
    await following
  }
}

async function follow(
  target: ConnectionTarget,
  {
    learn,
    sold,
    rated,
  }: { learn: (count: string | undefined) => void } & Pick<ChangeListener, 'sold' | 'rated'>,
  signal: AbortSignal,
): Promise<void> {
  const interval = target.throughPooler ? POOLER_CHECK_INTERVAL_MS : CHECK_INTERVAL_MS
  while (!signal.aborted) {
    const client = new pg.Client({ ...connectionSettings(target), query_timeout: ANSWER_TIMEOUT_MS })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', (notice) => {
      if (notice.channel === CHANNEL) learn(notice.payload)
      else if (notice.channel === RATED_CHANNEL) rated?.(Number(notice.payload))
      else sold(productsOf(notice.payload))
    })
    try {
      await client.connect()
      if (!target.throughPooler) {
        await client.query(`listen ${SOLD_CHANNEL}`)
        await client.query(`listen ${RATED_CHANNEL}`)
        // Nobody told of sales before this connection listened.
        sold('any')
      }
      while (!signal.aborted && !lost.signal.aborted) {
        // Asked anew each time: a server that has become a standby refuses it, and notifies nobody.
        if (!target.throughPooler) await client.query(`listen ${CHANNEL}`)
        const { rows } = await client.query<{ version: string }>('select version from cache_version')
        learn(rows[0]?.version)
        await sleep(interval, AbortSignal.any([signal, lost.signal]))
      }
    } catch {
      // The next round opens another connection.
    }
    await client.end().catch(() => {})
    await sleep(RECONNECT_AFTER_MS, signal)
  }
}

function productsOf(payload = ''): readonly number[] | 'any' {
  return payload === '' ? 'any' : payload.split(',').map(Number)
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => {})
}
