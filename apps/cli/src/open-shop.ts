import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  openShopDatabase,
  type ShopDatabase,
  type ShopDatabaseOptions,
} from '@zayy/database/open-shop-database'
import { stepDown } from '@zayy/database/step-down'
import type { Account } from '@zayy/database/system-user'
import { usualBackups } from '@zayy/shop/backups/backup-folder'
import { openBackupKey } from '@zayy/shop/backups/backup-key'
import { keepWal } from '@zayy/shop/backups/wal/keep-wal'
import { openPictureStore } from '@zayy/shop/pictures/open-picture-store'
import type { PictureStore } from '@zayy/shop/pictures/picture-store'
import { readSettings, type Settings } from '../../server/src/config/read-settings.mjs'
import { closeOnSignal } from './close-on-signal.ts'

/** The shop as a command works on it: the same database and pictures as the server's. */
export type Shop = ShopDatabase & { pictures: PictureStore; settings: Settings }

/** What root does for the user that it becomes, before it does. */
export type HandOver = (account: Account, dataDir: string) => Promise<void>

/**
 * Reads and checks the settings as the server does. Started by root, the command becomes the ordinary user's who owns DATA_DIR,
 * and reads and writes what that user may.
 * @param folder what a relative DATA_DIR starts from
 * @throws SettingsError
 */
export async function enterShop(
  env: NodeJS.ProcessEnv,
  folder: string,
  handOver?: HandOver,
): Promise<Settings> {
  const settings = readSettings(env, folder)
  const { dataDir } = settings
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const program = [fileURLToPath(import.meta.url)]
  const note = await stepDown(dataDir, program, async (account) => handOver?.(account, dataDir))
  if (note) console.error(note)
  return settings
}

/**
 * Enters the shop as above, and opens the database that DATABASE_URL and DATA_DIR name; a server that runs goes on.
 * @param folder what a relative DATA_DIR starts from
 * @throws SettingsError
 */
export async function openShop(env: NodeJS.ProcessEnv, folder: string, handOver?: HandOver): Promise<Shop> {
  const settings = await enterShop(env, folder, handOver)
  const opened = await openCommandDatabase(settings)
  const { dataDir, backupKey } = settings
  const openKey = async () => (await openBackupKey(dataDir, backupKey)).key
  return {
    ...opened,
    settings,
    pictures: openPictureStore(settings),
    close: async () => {
      await opened.close()
      // Where no server runs, nobody else takes over what the database has left of its log. What it cannot stays for the next.
      if (opened.superuserTarget)
        await keepWal(usualBackups(dataDir), join(dataDir, 'postgres'), openKey).catch(() => [])
    },
  }
}

/** Opens the database that the settings name; Ctrl-C breaks its start off, and closes it until it is closed. */
export async function openCommandDatabase(settings: Settings): Promise<ShopDatabase> {
  const starting = new AbortController()
  const opening = openShopDatabase({ ...databaseOptions(settings), signal: starting.signal })
  let closing: Promise<void> | undefined
  // Connections are ended once only: a Ctrl-C while they are waits for the same end.
  const closeOnce = async () => {
    starting.abort()
    closing ??= opening.then((opened) => opened.close())
    await closing
  }
  const endWatch = closeOnSignal(closeOnce)
  const opened = await opening.catch(async (error: unknown) => {
    await endWatch()
    throw error
  })
  return { ...opened, close: async () => await closeOnce().finally(endWatch) }
}

/** Where the settings say that the database is. */
export function databaseOptions(settings: Settings): ShopDatabaseOptions {
  const { dataDir, databaseUrl: url, migrationDatabaseUrl: migrationUrl } = settings
  return { url, migrationUrl, dataDir, note: (line) => console.error(line) }
}

/** Opens the shop for as long as `work` takes: settings from the environment, a relative DATA_DIR from the project's folder. */
export async function withShop<Result>(
  env: NodeJS.ProcessEnv,
  work: (shop: Shop) => Promise<Result>,
  handOver?: HandOver,
): Promise<Result> {
  const shop = await openShop(env, process.cwd(), handOver)
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}
