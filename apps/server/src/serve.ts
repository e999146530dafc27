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
import { noteRunningServer } from './config/note-running-server.ts'
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
import type { StartMessages } from './seed-demo.ts'

/** Deadlines after the stop signal, in milliseconds. */
const STOP_MS = {
  /** Keeps serving while `/openz` is red: longer than a proxy keeps an idle connection (4 s), so that no request meets a closing one. */
  drain: 4_500,
  /** Without a proxy, draining ends after this long without requests. */
  quiet: 250,
  /** Requests in progress are cut off. */
  requests: 6_500,
}

/** Requests are held this long while the server starts: less than the idle timeout of a connection. */
const HOLD_MS = 12_000

export type ServeOptions = {
  onStop: (handlers: ShutdownHandlers) => void
  /** Texts of the start-up steps. */
  messages: StartMessages
  /** Prints a start-up step. */
  print: (line: string) => void | Promise<void>
  /** Descriptor of a socket that already listens. */
  inherited?: number | undefined
  /** Opens the renderer of the pages. */
  openStorefront: (server: Server) => Promise<StorefrontBuild>
}

/**
 * Serves the shop until a signal ends it. Binds the port first so that a conflict fails fast; until start-up ends, requests are held, then
 * get 503 with Retry-After.
 * @throws StartupError, DatabaseStartupError if the operator can fix the cause
 */
export async function serve(
  settings: Settings,
  { onStop, messages, print, inherited, openStorefront }: ServeOptions,
): Promise<void> {
  const log = createLog()
  const recordRejection = rejectionLog(log)
  let open = true
  const starting = new AbortController()
  let opening: Promise<AppDatabase | undefined> = Promise.resolve(undefined)
  let storefront: StorefrontBuild | undefined
  let shop: Shop | undefined
  let stopKeepingWal: (() => Promise<void>) | undefined
  let forgetServer: (() => Promise<void>) | undefined
  const clients = clientAddresses(settings.trustedProxies)
  const server = await startHttpServer(settings.host, settings.port, {
    bounds: { ...socketBounds, perClient: limitMultiplier(settings.limits) * socketBounds.perClient },
    clientOf: (address) => (clients.isProxy(address) ? undefined : rateLimitKey(address)),
    forwardedClient: (incoming) => rateLimitKey(clients.of(incoming)),
    errorBody: earlyErrorBody,
    onRefusal: recordRejection,
    noteRequest: settings.accessLog
      ? accessLog(log, (incoming) => rateLimitKey(clients.of(incoming)))
      : undefined,
    holds: HOLD_MS,
    inherited,
  })
  onStop({
    stop: async () => {
      open = false
      // Database recovery may take longer than the stop and would leave the database running.
      starting.abort()
      const stoppedAt = performance.now()
      await forgetServer?.()
      await storefront?.close?.()
      if (shop) await server.drain(STOP_MS.drain, settings.publicUrl ? undefined : STOP_MS.quiet)
      await server.close(STOP_MS.requests - (performance.now() - stoppedAt))
      await shop?.close()
      // Does not wait for the demo import: it is one transaction, which is rolled back.
      const database = await opening.catch(() => undefined)
      await database?.close()
      await stopKeepingWal?.()
    },
    force: server.destroy,
    report: (error) =>
      log.error({ event: 'uncaught_error', err: error }, 'The shop stops because of an error'),
    isHarmless: isDatabaseAway,
    reportUnheard: (error) =>
      log.error(
        { event: 'unheard_rejection', err: error },
        'Unhandled rejection while the database is unavailable',
      ),
  })
  try {
    await checkImageStore(settings, log)
    await refuseMissingAddress(settings.dataDir, settings.databaseUrl)
    await print(messages.database)
    const openOnce = () =>
      openShopDatabase({
        url: settings.databaseUrl,
        migrationUrl: settings.migrationDatabaseUrl,
        dataDir: settings.dataDir,
        acceptsNewer: settings.acceptsNewerDatabase,
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
        'DATABASE_URL connects to another machine without TLS: add sslmode=verify-full',
      )
    if (settings.databaseUrl && (await ownsTables(database.database)))
      log.info(
        { event: 'database' },
        'The role of DATABASE_URL owns the tables: grant it rows only, and set MIGRATION_DATABASE_URL to another role that owns the tables',
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
      messages,
    })
    server.open(shop.app.fetch, shop.earlyHandler)
    forgetServer = await noteRunningServer(settings.dataDir, server.address)
    await print(messages.open(address))
    if (settings.payment.gateway === 'test' && isPublic(settings))
      log.info(
        { event: 'test_gateway' },
        'Other machines can reach the shop, and PAYMENT=test takes test cards',
      )
    if (settings.zatca === 'fake' && isPublic(settings))
      log.info(
        { event: 'zatca_fake' },
        'Other machines can reach the shop, and ZATCA=fake reports its invoices to nobody',
      )
    collectAfterStart()
  } catch (error) {
    if (!open) return
    await (await opening.catch(() => undefined))?.close()
    throw error
  }
}

/** Delay of the collection after start-up: milliseconds, so that it does not delay the first requests. */
const COLLECT_AFTER_MS = 5_000

/**
 * Collects garbage once after start-up. V8 keeps the heap at its peak size until there is memory pressure, a third of the memory of an idle
 * shop. Needs Node's `--expose-gc`, which `npm start` sets.
 */
function collectAfterStart(): void {
  const timer = setTimeout(() => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, COLLECT_AFTER_MS)
  timer.unref()
}
