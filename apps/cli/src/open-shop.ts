import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { usualBackups } from '@zayy/platform/backups/backup-folder'
import { openBackupKey } from '@zayy/platform/backups/backup-key'
import { keepWal } from '@zayy/platform/backups/wal/keep-wal'
import { openImageStore } from '@zayy/platform/images/open-image-store'
import type { ImageStore } from '@zayy/platform/images/image-store'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import type { AppDatabase, AppDatabaseOptions } from '@zayy/platform/postgres/open-app-database'
import {
  refuseMissingAddress,
  refuseOtherDatabase,
  refuseOtherShop,
} from '@zayy/platform/postgres/own-database'
import { stepDown } from '@zayy/platform/process/step-down'
import type { Account } from '@zayy/platform/process/system-user'
import { readSettings, type Settings } from '../../server/src/config/read-settings.mjs'
import { closeOnSignal } from './signals.ts'

/** The shop as a command works on it: the same database and images as the server's. */
export type Shop = AppDatabase & { images: ImageStore; settings: Settings }

/** What root does for the user that it becomes, before it does. */
export type HandOver = (account: Account, dataDir: string) => Promise<void>

/**
 * Reads and checks the settings as the server does. Started by root, the command becomes the ordinary user's who owns DATA_DIR,
 * and reads and writes what that user may.
 * @param folder what a relative DATA_DIR starts from
 * @param mayMake whether the command may make DATA_DIR for a shop of the embedded database
 * @throws SettingsError, DatabaseStartupError where DATA_DIR belongs to another database
 */
export async function enterShop(
  env: NodeJS.ProcessEnv,
  folder: string,
  { mayMake = false, handOver }: { mayMake?: boolean; handOver?: HandOver | undefined } = {},
): Promise<Settings> {
  const settings = readSettings(env, folder)
  const { dataDir, databaseUrl } = settings
  if (!mayMake && databaseUrl === undefined) await refuseMissingFolder(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const program = [fileURLToPath(import.meta.url)]
  const note = await stepDown(dataDir, program, async (account) => handOver?.(account, dataDir))
  if (note) console.error(note)
  await refuseMissingAddress(dataDir, databaseUrl)
  return settings
}

async function refuseMissingFolder(dataDir: string): Promise<void> {
  await access(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new DatabaseStartupError(`${dataDir} does not exist`, { kind: 'noShop' })
  })
}

/** A command's access to the database: `read` changes nothing, `make` may fill an empty one. */
export type ShopAccess = 'read' | 'change' | 'make'

/**
 * Enters the shop as above, and opens the database that DATABASE_URL and DATA_DIR name; a server that runs goes on.
 * @param folder what a relative DATA_DIR starts from
 * @throws SettingsError, DatabaseStartupError
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  folder: string,
  { access, handOver }: { access: ShopAccess; handOver?: HandOver | undefined },
): Promise<Shop> {
  const settings = await enterShop(env, folder, { mayMake: access === 'make', handOver })
  const opened = await openCommandDatabase(settings, access)
  const { dataDir, backupKey } = settings
  const openKey = async () => (await openBackupKey(dataDir, backupKey)).key
  return {
    ...opened,
    settings,
    images: openImageStore(settings),
    close: async () => {
      await opened.close()
      // Where no server runs, nobody else takes over what the database has left of its log. What it cannot stays for the next.
      if (opened.superuserTarget)
        await keepWal(usualBackups(dataDir), join(dataDir, 'postgres'), openKey).catch(() => [])
    },
  }
}

/**
 * Opens the database that the settings name; Ctrl-C breaks its start off, and closes it until it is closed.
 * @throws DatabaseStartupError where it is not the one DATA_DIR belongs to
 */
export async function openCommandDatabase(settings: Settings, access: ShopAccess): Promise<AppDatabase> {
  const starting = new AbortController()
  const opening = openShopDatabase({
    ...databaseOptions(settings),
    access: access === 'make' ? 'serve' : access,
    beforeMigration: (database) => refuseOtherShop(settings.dataDir, database),
    signal: starting.signal,
  })
  let closing: Promise<void> | undefined
  // Connections are ended once only: a Ctrl-C while they are waits for the same end.
  const closeOnce = async () => {
    starting.abort()
    closing ??= opening.then((opened) => opened.close())
    await closing
  }
  const endWatch = closeOnSignal(closeOnce)
  try {
    const opened = await opening
    await refuseOtherDatabase(settings.dataDir, opened.database)
    return { ...opened, close: async () => await closeOnce().finally(endWatch) }
  } catch (error) {
    await closeOnce().catch(() => {})
    await endWatch()
    throw error
  }
}

/** Where the settings say that the database is. */
export function databaseOptions(settings: Settings): AppDatabaseOptions {
  const { dataDir, databaseUrl: url, migrationDatabaseUrl: migrationUrl } = settings
  return { migrations: MIGRATIONS, url, migrationUrl, dataDir, note: (line) => console.error(line) }
}

/** Opens the shop for as long as `work` takes: settings from the environment, a relative DATA_DIR from the project's folder. */
export async function withShop<Result>(
  env: NodeJS.ProcessEnv,
  access: ShopAccess,
  work: (shop: Shop) => Promise<Result>,
  handOver?: HandOver,
): Promise<Result> {
  const shop = await openShop(env, process.cwd(), { access, handOver })
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}
