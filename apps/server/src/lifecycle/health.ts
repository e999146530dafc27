import { setTimeout as pause } from 'node:timers/promises'
import { MIGRATIONS } from '@zayy/database/open-shop-database'
import type { Database } from '@zayy/platform/postgres/database'
import { isWritableAtVersion, wantedVersion } from '@zayy/platform/postgres/migrate'
import { type Context, Hono } from 'hono'
import { FORWARD_IGNORED } from '../config/read-settings.mjs'

export type HealthOptions = {
  /** A separate pool of one connection, so that readiness does not depend on load. */
  database: Database
  /** False while the server stops. */
  isOpen: () => boolean
  /** Returns whether the request has forwarded headers that the shop ignores because of TRUSTED_PROXIES. */
  isForwardIgnored: (c: Context) => boolean
  /** False while the embedded database restarts. */
  isUp: () => boolean
}

const TIMEOUT_MS = 500
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * Serves three checks, each 200 or 503. `/healthz`: the process runs. `/openz`: it accepts requests, if only from its caches while the
 * database is away. `/readyz`: it can also write to a database of its version.
 */
export function createHealth({ database, isOpen, isUp, isForwardIgnored }: HealthOptions): Hono {
  // Concurrent requests share one query.
  let pending: Promise<boolean> | undefined
  const isReady = () => {
    pending ??= canServe(database).finally(() => {
      pending = undefined
    })
    return pending
  }
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok\n', 200, headers))
  app.get('/openz', (c) => {
    if (!isOpen()) return c.text('stopping\n', 503, { ...headers, 'retry-after': '1' })
    return c.text(isForwardIgnored(c) ? `open\n${FORWARD_IGNORED}\n` : 'open\n', 200, headers)
  })
  app.get('/readyz', async (c) => {
    if (isOpen() && isUp() && (await isReady())) return c.text('ready\n', 200, headers)
    return c.text('not ready\n', 503, { ...headers, 'retry-after': '1' })
  })
  return app
}

/** Returns whether the database responds in time, is writable, and has this server's schema version or a newer one. */
export async function canServe(database: Database): Promise<boolean> {
  const answer = wantedVersion(MIGRATIONS)
    .then((wanted) => isWritableAtVersion(database, wanted))
    .catch(() => false)
  return await Promise.race([answer, pause(TIMEOUT_MS, false, { ref: false })])
}
