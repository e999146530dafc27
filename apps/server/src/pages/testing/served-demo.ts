import { testDatabase } from '@zayy/database/testing/test-database'
import { fileImageStore } from '@zayy/platform/images/file-image-store'
import { imageLibrary } from '@zayy/platform/images/image-library'
import { imageMaker } from '@zayy/platform/images/image-maker'
import type { ImageStore, Original } from '@zayy/platform/images/image-store'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { importDemo } from '@zayy/shop/testing/demo-database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { createInProcess } from '../../api/in-process.ts'
import { cachedSharedData } from '../../api/shared-data.ts'
import { createApp } from '../../app.ts'
import { loadStorefront } from '../../lifecycle/storefront-build.ts'
import { imageServer } from '../../media/serve-image.ts'
import { createCrawlers } from '../create-crawlers.ts'
import { createManifests } from '../create-manifests.ts'
import { createPages } from '../create-pages.ts'

/**
 * The demo shop as visitors and search engines see it, without a socket: its pages as the storefront's last build renders
 * them, site map, manifests, files and images.
 */
export async function servedDemo(origin: string) {
  const originals = new Map<string, Original>()
  const folder = await temporaryFolder()
  const images = onDemand(fileImageStore(folder), originals)
  const database = await testDatabase()
  await importDemo(database, images)
  const shared = cachedSharedData(database)
  const now = () => new Date()
  const inProcess = createInProcess({ keys: testKeys, database, shared, now, checkAnswers: false })
  const errors: unknown[] = []
  const report = (error: unknown) => errors.push(error)
  const { storefront, assets } = await loadStorefront()
  const pages = createPages({
    storefront,
    clientFor: (locale, onError) => inProcess({ locale, onError }),
    origin,
    report,
  })
  const maker = imageMaker()
  const crawlers = createCrawlers({ database, origin, cache: pages.cache, report })
  const media = imageServer(imageLibrary(images, maker, report))
  const app = createApp({
    health: new Hono(),
    api: new Hono(),
    media,
    assets,
    crawlers: crawlers.app,
    payments: new Hono(),
    manifests: createManifests((locale) => shared.settings(locale), media),
    pages: pages.app,
    hsts: undefined,
    report,
  })
  afterAll(() => maker.close())
  return {
    database,
    errors,
    ask: (path: string, init?: RequestInit) => app.request(new URL(path, origin).href, init),
    /** Does what the server does when it is notified of a change. */
    forget: () => {
      shared.forget()
      pages.cache.clear()
      crawlers.forget()
    },
  }
}

/** A store that writes an original when it is first read: a test looks at few of the demo's images. */
function onDemand(store: ImageStore, originals: Map<string, Original>): ImageStore {
  const written = async (hash: string) => {
    const original = originals.get(hash)
    if (original && originals.delete(hash)) await store.keepOriginal(hash, original)
  }
  return {
    ...store,
    keepOriginal: async (hash, original) => void originals.set(hash, original),
    original: async (hash) => written(hash).then(() => store.original(hash)),
    hasOriginal: async (hash) => written(hash).then(() => store.hasOriginal(hash)),
  }
}
