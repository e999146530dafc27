import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { missedTags } from '@zayy/contract/cache-tags'
import { findAsset } from '@zayy/platform/assets/find-asset'
import { type ChangeListener, listenForChanges } from '@zayy/platform/cache/change-notices'
import { admissionControl } from '@zayy/platform/http/admission-control'
import type { ClientAddresses } from '@zayy/platform/http/client-address'
import type { EarlyHandler } from '@zayy/platform/http/http-server'
import { type ImageLibrary, imageLibrary } from '@zayy/platform/images/image-library'
import { imageMaker } from '@zayy/platform/images/image-maker'
import { openImageStore } from '@zayy/platform/images/open-image-store'
import { type ConnectionTarget, connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Executor } from '@zayy/platform/postgres/database'
import type { AppDatabase } from '@zayy/platform/postgres/open-app-database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { rateLimitKey } from '@zayy/platform/rate-limits/client-networks'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import { findCustomer } from '@zayy/shop/accounts/find-customer'
import { nationalAddressLookup } from '@zayy/shop/addresses/find-national-parts'
import { warmImages } from '@zayy/shop/catalogue-files/warm-images'
import { invoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import { retireFakeUnit } from '@zayy/shop/invoicing/zatca/change-unit'
import { receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { findLogo } from '@zayy/shop/settings/find-logo'
import { type Context, Hono } from 'hono'
import { createApi } from './api/http/create-api.ts'
import { createInProcess } from './api/in-process.ts'
import { cachedSharedData } from './api/shared-data.ts'
import { createApp, defaultHeaders } from './app.ts'
import { ApiResponseCache } from './cache/api-response-cache.ts'
import { cachedSender } from './cache/send-cached.ts'
import { openZatca } from './config/open-zatca.ts'
import { limitMultiplier, type Settings, usualNationalAddress } from './config/read-settings.mjs'
import { secretsSource } from './config/secrets.ts'
import { earlyErrorBody } from './http/early-error-body.ts'
import { kindOfPath, requestLimits } from './http/request-limits.ts'
import { canServe, createHealth } from './lifecycle/health.ts'
import type { Log } from './lifecycle/log.ts'
import { startRecordingAssets } from './lifecycle/record-assets.ts'
import type { RecordRejection } from './lifecycle/rejection-log.ts'
import { reportErrors, watchOutages, withoutOutageErrors } from './lifecycle/report-errors.ts'
import { startJobs } from './lifecycle/start-jobs.ts'
import type { StorefrontBuild } from './lifecycle/storefront-build.ts'
import { startWatchingZatca } from './lifecycle/watch-zatca.ts'
import { imageLog } from './media/image-store.ts'
import { imageServer } from './media/serve-image.ts'
import { createOtherAssets } from './pages/create-assets.ts'
import { createCrawlers } from './pages/create-crawlers.ts'
import { createManifests } from './pages/create-manifests.ts'
import { createPages } from './pages/create-pages.ts'
import { openPayments } from './payments/open-payments.ts'
import { onboardDemo, type StartMessages, seedDemo } from './seed-demo.ts'

const JOBS_STOP_TIMEOUT_MS = 1_500

/** Timeouts of the logo in milliseconds. An invoice waits for it, since it is resized only once. */
const LOGO_TIMEOUTS = { derivative: 5_000, placeholder: 0 }

/** Lifetime of cached API responses without a change, in milliseconds. */
const API_LIFETIME_MS = 10 * 60_000

export type Shop = {
  app: Hono
  /** Sends cached answers and rejects clients over their limits before the app sees a request. */
  earlyHandler: EarlyHandler
  /** Stops background work. Call after the last response and before closing the database. */
  close(): Promise<void>
}

export type OpenShopOptions = {
  settings: Settings
  /** Open; the caller closes it. */
  database: AppDatabase
  storefront: StorefrontBuild
  /** Public origin of the shop, without a slash at the end. */
  address: string
  log: Log
  recordRejection: RecordRejection
  clients: ClientAddresses
  /** False while the server stops. */
  isOpen: () => boolean
  /** Prints a start-up step. */
  messages: StartMessages
  print: (line: string) => void
}

/** Fills an empty shop with the demo and wires all parts of the server. */
export async function openShop(options: OpenShopOptions): Promise<Shop> {
  const { settings, address, recordRejection, messages, print, isOpen, storefront: build } = options
  const { database, target, isUp } = options.database
  const now = () => new Date()
  const { keys, close: closeKeys } = await openKeys(database, secretsSource(settings), now)
  const pools = openPools(target)
  const outage = watchOutages(options.log, async () => isUp() && (await canServe(pools.health)))
  const log = withoutOutageErrors(options.log, outage)
  const images = openImageStore(settings)
  const isNewDemo = settings.seedDemo && (await seedDemo(database, images, messages, print))
  const zatca = openZatca(settings)
  if (settings.zatca !== 'fake') await retireFakeUnit(database)
  else if (isNewDemo && zatca) await onboardDemo(database, { platform: zatca.platform, keys }, address)
  const library = imageLibrary(images, imageMaker(), imageLog(log))
  const typesetter = invoiceTypesetter(async () => {
    const hash = await findLogo(database)
    const shown = hash && (await library.show({ hash, width: 400, format: 'png' }, LOGO_TIMEOUTS))
    return shown && shown.kind === 'derivative' ? shown.bytes : null
  })
  const cleaner = receiptCleaner()
  const clientAddress = ({ env }: Context) => {
    const { incoming }: HttpBindings = env
    return options.clients.of(incoming)
  }
  const isForwardIgnored = ({ env }: Context) => {
    const { incoming }: HttpBindings = env
    return options.clients.isIgnored(incoming)
  }
  const report = reportErrors(log, outage)
  const { hsts } = settings
  const always = defaultHeaders(hsts)
  const multiplier = limitMultiplier(settings.limits)
  const limits = requestLimits(multiplier)
  const apiCache = new ApiResponseCache(API_LIFETIME_MS)
  const nationalAddress = usualNationalAddress(settings.publicUrl)
  const lookUpAddress =
    settings.addressLookup &&
    nationalAddressLookup({
      ...settings.addressLookup,
      onTrouble: (error) =>
        log.error(
          { event: 'address_lookup_failed', err: error },
          'The register of National Addresses does not answer: orders keep what was typed',
        ),
    })
  const shared = cachedSharedData(database, {
    sendsMail: settings.smtpUrl !== undefined,
    nationalAddress,
  })
  const inProcess = createInProcess({ database, shared, keys, now, checkAnswers: false })
  const pages = createPages({
    storefront: build.storefront,
    cachePages: build.cachePages,
    alsoAllowed: build.alsoAllowed,
    clientFor: (locale, onError) => inProcess({ locale, onError }),
    origin: address,
    report,
    clientAddress,
    isLoggedIn: async (token) => (await findCustomer(database, token)) !== null,
    takeRender: (client) => {
      const wait = limits('page', client)
      if (wait !== undefined) recordRejection('renders', client)
      return wait
    },
  })
  const payments = openPayments({
    settings,
    database: pools.writing,
    backgroundDatabase: pools.jobs,
    origin: address,
    log,
    findMerchant: async (locale) => {
      const { app_name: name, logo } = await shared.settings(locale)
      return { name, logo }
    },
    noteForged: (c) => recordRejection('webhook', rateLimitKey(clientAddress(c))),
  })
  const crawlers = createCrawlers({ database, origin: address, cache: pages.cache, report })
  const invalidated = (tags: readonly string[]) => {
    apiCache.invalidateTags(tags)
    pages.cache.invalidateTags(tags)
  }
  /** The API reports its own changes before it responds; the database notifies of changes by any program. */
  const changeListener: ChangeListener = {
    changed: () => {
      shared.forget()
      apiCache.clear()
      pages.cache.clear()
      crawlers.forget()
    },
    invalidated,
    connected: () => invalidated(missedTags),
  }
  const media = imageServer(library)
  const app = createApp({
    health: createHealth({ database: pools.health, isOpen, isUp, isForwardIgnored }),
    api: createApi({
      database,
      writeDatabase: pools.writing,
      shared,
      keys,
      typesetter,
      payments: payments.tools,
      nationalAddress,
      lookUpAddress,
      receiptCleaner: cleaner,
      cache: apiCache,
      changeListener,
      now,
      limits: settings.limits,
      publicUrl: settings.publicUrl,
      clientAddress,
      report,
      recordRejection,
      recordLogin: (customer, client) =>
        log.info({ event: 'login', customer, client }, 'A customer logged in'),
      checkAnswers: false,
    }),
    media,
    payments: payments.routes,
    assets: build.hashedAssets ? withOtherBuilds(build.assets, pools.assets, report) : build.assets,
    crawlers: crawlers.app,
    manifests: createManifests((locale) => shared.settings(locale), media),
    pages: pages.app,
    hsts,
    report,
  })
  const stopJobs = startJobs(pools.jobs, {
    settings,
    publicUrl: address,
    keys,
    typesetter,
    log,
    payments: payments.tools,
    zatca: zatca?.platform,
  })
  const stopWatching = zatca && startWatchingZatca(pools.jobs, log)
  const stopListening = listenForChanges(target, changeListener)
  const stopRecording = build.hashedAssets && (await startRecordingAssets(database, build.hashedAssets, log))
  const stopWarming = startWarming(library, database, log)
  return {
    app,
    earlyHandler: admissionControl({
      onIgnored: noteOnce((peer) =>
        log.error(
          { event: 'proxy_not_trusted', peer },
          'Forwarded headers are ignored: if this peer is your proxy, add it to TRUSTED_PROXIES, or all its visitors share the limits of one',
        ),
      ),
      clients: options.clients,
      consume: limits,
      kindOfPath,
      multiplier,
      onRefusal: recordRejection,
      sendCached: cachedSender({ pages: pages.cache, answers: apiCache, always }),
      errorBody: earlyErrorBody,
      always,
    }),
    close: async () => {
      outage.stop()
      library.close()
      cleaner.close()
      closeKeys()
      const ended = Promise.all([
        ...[stopWarming(), stopListening(), stopJobs(), payments.stop(), stopRecording?.(), stopWatching?.()],
      ]).then(() => {
        typesetter.close()
        zatca?.close()
        return pools.close()
      })
      await Promise.race([ended, pause(JOBS_STOP_TIMEOUT_MS)])
    },
  }
}

/** Opens separate pools, so that a flood of reads cannot hold back orders, jobs or health checks. */
function openPools(target: ConnectionTarget) {
  // Concurrent orders wait for a connection instead of being rejected.
  const writing = connectionPool(target, { size: 6, longestWait: 1_500 })
  const jobs = connectionPool(target, { size: 5 })
  const health = connectionPool(target, { size: 1, bounds: { statement: 1_000 } })
  // Anybody can request any asset name, so pages do not share this pool. Assets wait longer than pages, because a page without scripts is dead.
  const assets = connectionPool(target, { size: 1, longestWait: 1_500, bounds: { statement: 1_000 } })
  const close = () => Promise.all([writing, jobs, health, assets].map(closeDatabase))
  return { writing, jobs, health, assets, close }
}

/** Serves the assets of this build, then those of other builds. */
function withOtherBuilds(own: Hono, database: Executor, report: (error: unknown) => void): Hono {
  const others = createOtherAssets((name) => findAsset(database, name), report)
  return new Hono().route('/', own).route('/', others)
}

/** Resizes the images of the first pages in advance. Returns a function that stops it. */
function startWarming(library: ImageLibrary, database: Parameters<typeof warmImages>[0], log: Log) {
  const end = new AbortController()
  const warming = warmImages(database, library, end.signal).catch((error: unknown) => {
    if (!end.signal.aborted)
      log.error({ event: 'warming_failed', err: error }, 'Images were not resized in advance')
  })
  return async () => {
    end.abort()
    await warming
  }
}

/** Peers that are logged at most: anybody can send forwarded headers. */
const MAX_PEERS = 10

/** Calls `note` once per peer. */
function noteOnce(note: (peer: string) => void): (peer: string) => void {
  const noted = new Set<string>()
  return (peer) => {
    if (noted.has(peer) || noted.size >= MAX_PEERS) return
    noted.add(peer)
    note(peer)
  }
}
