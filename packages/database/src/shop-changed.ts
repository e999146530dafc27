import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { type ConnectionTarget, connectionSettings } from './connection-pool.ts'
import type { Executor } from './database.ts'

const channel = 'shop_changed'

/**
 * Tells every server of the shop that something visitors see has changed, so that they drop what they keep.
 * In a transaction it is told when that is committed, and not at all when it is not.
 */
export async function announceChange(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, '')`)
}

/**
 * Calls `changed` whenever a change is announced, and whenever one could have been missed because the connection
 * was lost. Returns what ends the listening.
 */
export async function listenForChanges(
  target: ConnectionTarget,
  changed: () => void,
): Promise<() => Promise<void>> {
  const end = new AbortController()
  let client = await connect(target, changed)
  const follow = async () => {
    while (!end.signal.aborted) {
      await lost(client)
      client = await reconnect(target, changed, end.signal).catch(() => client)
      changed()
    }
  }
  void follow()
  return async () => {
    end.abort()
    await client.end().catch(() => {})
  }
}

async function connect(target: ConnectionTarget, changed: () => void): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(target))
  client.on('error', () => {})
  client.on('notification', changed)
  await client.connect()
  await client.query(`listen ${channel}`)
  return client
}

async function lost(client: pg.Client): Promise<void> {
  await new Promise<void>((resolve) => client.once('end', resolve))
}

async function reconnect(
  target: ConnectionTarget,
  changed: () => void,
  signal: AbortSignal,
): Promise<pg.Client> {
  while (!signal.aborted) {
    const client = await connect(target, changed).catch(() => undefined)
    if (client) return client
    await pause(1_000, undefined, { signal })
  }
  throw signal.reason
}
