import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openShopDatabase } from '@zayy/database/open-shop-database'
import { filePictureStore } from '@zayy/shop/pictures/file-picture-store'
import { pictureLibrary } from '@zayy/shop/pictures/picture-library'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Settings } from './config/read-settings.mjs'
import { createHealth } from './lifecycle/health.ts'
import type { Log } from './lifecycle/log.ts'
import { pictureServer } from './media/serve-picture.ts'

/** The shop behind its door. */
export type Shop = {
  app: Hono
  /** Ends what it does by itself, then the database: after the last request was answered. */
  close(): Promise<void>
}

export type OpenShopOptions = {
  settings: Settings
  /** What links that leave the shop start with: its public origin. */
  address: string
  log: Log
  /** Whether new requests are still welcome. */
  isOpen: () => boolean
  /** Tells whoever starts the shop what it is doing. */
  say: (line: string) => void
}

/** Opens the database, fills it where it is empty, and puts the parts of the server together. */
export async function openShop({ settings, address, log, isOpen, say }: OpenShopOptions): Promise<Shop> {
  say('Opening the database')
  void address
  const shop = await openShopDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    note: (line) => log.info({ event: 'database' }, line),
  })
  const { database } = shop
  const library = pictureLibrary(filePictureStore(join(settings.dataDir, 'media')), {
    makers: Math.max(1, availableParallelism() - 1),
    onFault: (fault) => log.error({ event: 'picture_failed', err: fault }, 'A picture could not be made'),
  })
  const app = createApp({
    health: createHealth({ database, isServing: () => isOpen() && shop.isUp() }),
    api: new Hono(),
    media: pictureServer(library),
    assets: new Hono(),
    pages: new Hono(),
  })
  return { app, close: shop.close }
}
