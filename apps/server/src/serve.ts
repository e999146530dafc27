import type { Server } from 'node:http'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { clientAddresses } from '@zayy/platform/http/client-address'
import { startHttpServer } from '@zayy/platform/http/http-server'
import { socketBounds } from '@zayy/platform/http/socket-bounds'
import { ownsTables } from '@zayy/platform/postgres/database-identity'
import type { AppDatabase } from '@zayy/platform/postgres/open-app-database'
import { refuseMissingAddress, refuseOtherShop, takeOwnDatabase } from '@zayy/platform/postgres/own-database'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { isDatabaseAway } from './api/database-away.ts'
import { isPublic, isWithoutTls, limitMultiplier, type Settings } from './config/read-settings.mjs'
import { earlyErrorBody } from './http/early-error-body.ts'
import { accessLog } from './lifecycle/access-log.ts'
import { startKeepingWal } from './lifecycle/keep-wal.ts'
import { createLog } from './lifecycle/log.ts'
import { rejectionLog } from './lifecycle/rejection-log.ts'
import type { ShutdownHandlers } from './lifecycle/shutdown.ts'
import type { StorefrontBuild } from './lifecycle/storefront-build.ts'
import { untilReachable } from './lifecycle/until-reachable.ts'
import { checkImageStore } from './media/image-store.ts'
import { openShop, type Shop } from './open-shop.ts'

/** Counted from the moment when the shop is told to stop, all in milliseconds. */
const stopping = {
  /** How long it answers on while `/openz` is red: longer than a proxy may keep an idle connection, 4 s, so that none sends a request as it closes. */
  drain: 4_500,
  /** Without a proxy to tell, it need not answer on when nobody has asked for anything for so long. */
  quiet: 250,
  /** How long requests in hand may take. */
  requests: 6_500,
}

/** How long a request waits for a server that starts: milliseconds, less than a connection may be silent. */
const HOLD_MS = 12_000

export type ServeOptions = {
  /** Is told how to end. */
  onStop: (ending: ShutdownHandlers) => void
  /** Tells whoever starts the shop what it is doing. */
  print: (line: string) => void | Promise<void>
  /** The descriptor of a socket that listens already. */
  inherited?: number | undefined
  /** Gives what the pages are rendered with, beside the server that listens. */
  openStorefront: (server: Server) => Promise<StorefrontBuild>
}

/**
 * Serves the shop until a signal ends it. The port is taken first: one that is taken is said at once, and whoever
 * asks meanwhile is told to come again. Errors that the person who starts the shop can mend are `StartupError`s
 * and `DatabaseStartupError`s.
 */
export async function serve(
  settings: Settings,
  { onStop, print, inherited, openStorefront }: ServeOptions,
): Promise<void> {
  const log = createLog()
  const recordRejection = rejectionLog(log)
  let open = true
  const starting = new AbortController()
  let opening: Promise<AppDatabase | undefined> = Promise.resolve(undefined)
  let storefront: StorefrontBuild | undefined
  let shop: Shop | undefined
  let stopKeepingWal: (() => Promise<void>) | undefined
  const clients = clientAddresses(settings.trustedProxies)
  const server = await startHttpServer(settings.host, settings.port, {
    bounds: { ...socketBounds, perClient: limitMultiplier(settings.limits) * socketBounds.perClient },
    clientOf: (address) => (clients.isProxy(address) ? undefined : rateLimitKey(address)),
    forwardedClient: (incoming) => rateLimitKey(clients.of(incoming)),
    errorBody: earlyErrorBody,
    noteRefusal: recordRejection,
    noteRequest: settings.accessLog
      ? accessLog(log, (incoming) => rateLimitKey(clients.of(incoming)))
      : undefined,
    holds: HOLD_MS,
    inherited,
  })
  onStop({
    stop: async () => {
      open = false
      // A database that recovers for longer than a stop may take would be left running.
      starting.abort()
      const told = performance.now()
      await storefront?.close?.()
      if (shop) await server.drain(stopping.drain, settings.publicUrl ? undefined : stopping.quiet)
      await server.close(stopping.requests - (performance.now() - told))
      await shop?.close()
      // A shop that is still being filled is not waited for: that is one transaction, which comes to nothing.
      const database = await opening.catch(() => undefined)
      await database?.close()
      await stopKeepingWal?.()
    },
    force: server.destroy,
    report: (error) =>
      log.error({ event: 'uncaught_error', err: error }, 'The shop stops because of an error'),
    isHarmless: isDatabaseAway,
    reportHarmless: (error) =>
      log.error({ event: 'unheard_rejection', err: error }, 'The database was away, and nothing heard of it'),
  })
  try {
    await checkImageStore(settings, log)
    await refuseMissingAddress(settings.dataDir, settings.databaseUrl)
    await print('Opening the database')
    const openOnce = () =>
      openShopDatabase({
        url: settings.databaseUrl,
        migrationUrl: settings.migrationDatabaseUrl,
        dataDir: settings.dataDir,
        beforeMigration: (database) => refuseOtherShop(settings.dataDir, database),
        note: (line) => log.info({ event: 'database' }, line),
        signal: starting.signal,
      })
    const started = untilReachable(openOnce, { log, signal: starting.signal, onWait: server.stopHolding })
    opening = started
    const database = await started
    if (await takeOwnDatabase(settings.dataDir, database.database, !settings.databaseUrl))
      log.info(
        { event: 'database' },
        'The shop has moved to another PostgreSQL: DATA_DIR now belongs to that one',
      )
    if (database.superuserTarget)
      stopKeepingWal = startKeepingWal({ ...settings, database: database.database }, log)
    if (settings.databaseUrl && isWithoutTls(settings.databaseUrl))
      log.info(
        { event: 'database' },
        'DATABASE_URL leads to another machine without TLS: add sslmode=verify-full',
      )
    if (settings.databaseUrl && (await ownsTables(database.database)))
      log.info(
        { event: 'database' },
        'The role of DATABASE_URL owns the tables: give it rows alone, and the tables to another role by MIGRATION_DATABASE_URL',
      )
    const address = settings.publicUrl ?? server.address
    storefront = await openStorefront(server.node)
    shop = await openShop({
      settings,
      database,
      storefront,
      address,
      clients,
      log,
      recordRejection,
      isOpen: () => open,
      print,
    })
    server.open(shop.app.fetch, shop.earlyHandler)
    await print(`The shop is open at ${address}`)
    if (settings.payment.gateway === 'test' && isPublic(settings))
      log.info(
        { event: 'test_gateway' },
        'Other machines can reach the shop, and PAYMENT=test takes test cards',
      )
    collectAfterStart()
  } catch (error) {
    if (!open) return
    await (await opening.catch(() => undefined))?.close()
    throw error
  }
}

/** How long after the start what it left is collected: milliseconds, in which the first requests are answered. */
const SETTLED_AFTER_MS = 5_000

/**
 * Collects, once, what starting left: modules that were compiled, rows that were read. V8 keeps a heap as large as it once
 * was until it is under pressure, which would be a third of the memory of a shop at rest. Only where Node was started with
 * `--expose-gc`, as `npm start` does.
 */
function collectAfterStart(): void {
  const timer = setTimeout(() => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, SETTLED_AFTER_MS)
  timer.unref()
}
