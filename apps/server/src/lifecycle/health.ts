import { MIGRATIONS } from '@zayy/database/open-shop-database'
import type { Database } from '@zayy/platform/postgres/database'
import { isWritableAtVersion, wantedVersion } from '@zayy/platform/postgres/migrate'
import { type Context, Hono } from 'hono'
import { FORWARD_IGNORED } from '../config/read-settings.mjs'

export type HealthOptions = {
  /** A pool of its own, of one connection: whether the shop can serve does not depend on how busy it is. */
  database: Database
  /** False while the server stops. */
  isOpen: () => boolean
  /** Returns whether the request has forwarded headers that the shop ignores because of TRUSTED_PROXIES. */
  isForwardIgnored: (c: Context) => boolean
  /** False while the embedded database is being brought back. */
  isUp: () => boolean
}

/** How long the database may take to answer: milliseconds. */
const TIMEOUT_MS = 500
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * Three checks, each 200 or 503: `/healthz`, the process lives; `/openz`, it takes new requests, which includes answers it keeps while
 * the database is away; `/readyz`, it can also write to a database of its version.
 */
export function createHealth({ database, isOpen, isUp, isForwardIgnored }: HealthOptions): Hono {
  let asked: Promise<boolean> | undefined
  // However many ask at once, the database is asked once.
  const isReady = () => {
    asked ??= canServe(database).finally(() => {
      asked = undefined
    })
    return asked
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

/** Whether the database answers in time, takes writes, and is at the version that this server needs, or a newer one. */
export async function canServe(database: Database): Promise<boolean> {
  const answer = wantedVersion(MIGRATIONS)
    .then((wanted) => isWritableAtVersion(database, wanted))
    .catch(() => false)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
