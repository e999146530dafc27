import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from '../postgres/connection-pool.ts'
import type { Executor } from '../postgres/database.ts'

const CHANGED = 'data_changed'
const TAG_CHANGED = 'tag_changed'

/** Poll interval of the version and timeout of its answer, in milliseconds. Both bound the delay of a lost notice. */
const POLL_MS = 5_000
const ANSWER_TIMEOUT_MS = 4_000
/** Poll interval behind a pooler, which passes no notices on, in milliseconds. */
const POOLER_POLL_MS = 2_000
const RECONNECT_MS = 1_000

/**
 * Counts a change of anything cached and notifies every server, which drops its caches. In a transaction the notice is sent on
 * commit, and never after a rollback.
 */
export async function announceChange(executor: Executor): Promise<void> {
  await executor.execute(sql`with counted as (update cache_version set version = version + 1 returning version)
    select pg_notify(${CHANGED}, version::text) from counted`)
}

/**
 * Notifies every server that answers with these tags are stale, on commit as `announceChange`. It is not counted, because a server
 * that missed a count drops everything (decision 006).
 */
export async function announceTags(executor: Executor, tags: readonly string[]): Promise<void> {
  if (tags.length > 0)
    await executor.execute(
      sql`select pg_notify(${TAG_CHANGED}, tag) from unnest(${sql.param(tags)}::text[]) tag`,
    )
}

export type ChangeListener = {
  changed(): void
  invalidated(tags: readonly string[]): void
  /** Notices of tags may have been missed before this connection. Never called behind a pooler, where none arrive. */
  connected?(): void
}

/**
 * Calls `changed` for each announced change: at once by its notice, or at the next poll if that was lost. Calls `invalidated` by the
 * notices alone. Never throws: while the database is away it keeps trying.
 *
 * @returns a function that stops listening
 */
export function listenForChanges(target: ConnectionTarget, listener: ChangeListener): () => Promise<void> {
  const end = new AbortController()
  const following = follow(target, listener, end.signal)
  return async () => {
    end.abort()
    await following
  }
}

async function follow(
  target: ConnectionTarget,
  { changed, invalidated, connected }: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  let known: string | undefined
  const learn = (version: string | undefined) => {
    if (version === known) return
    known = version
    changed()
  }
  while (!signal.aborted) {
    const client = new pg.Client({ ...connectionSettings(target), query_timeout: ANSWER_TIMEOUT_MS })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANGED) learn(payload)
      else invalidated([payload])
    })
    try {
      await client.connect()
      if (!target.throughPooler) {
        await client.query(`listen ${TAG_CHANGED}`)
        connected?.()
      }
      while (!signal.aborted && !lost.signal.aborted) {
        // Repeated each time: a server that has become a standby rejects it, and sends no notices.
        if (!target.throughPooler) await client.query(`listen ${CHANGED}`)
        const { rows } = await client.query<{ version: string }>('select version from cache_version')
        learn(rows[0]?.version)
        const interval = target.throughPooler ? POOLER_POLL_MS : POLL_MS
        await sleep(interval, AbortSignal.any([signal, lost.signal]))
      }
    } catch {
      // The next round opens another connection.
    }
    await client.end().catch(() => {})
    await sleep(RECONNECT_MS, signal)
  }
}

async function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => {})
}
