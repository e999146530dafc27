import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MIGRATIONS, openShopDatabase } from '@zayy/database/open-shop-database'
import { usualBackups } from '@zayy/platform/backups/backup-folder'
import { openBackupKey } from '@zayy/platform/backups/backup-key'
import { keepWal } from '@zayy/platform/backups/wal/keep-wal'
import type { ImageStore } from '@zayy/platform/images/image-store'
import { openImageStore } from '@zayy/platform/images/open-image-store'
import { DatabaseStartupError } from '@zayy/platform/postgres/database-startup-error'
import type { AppDatabase, AppDatabaseOptions } from '@zayy/platform/postgres/open-app-database'
import {
  refuseMissingAddress,
  refuseOtherDatabase,
  refuseOtherShop,
} from '@zayy/platform/postgres/own-database'
import { makeFolder } from '@zayy/platform/process/make-folder'
import { stepDown } from '@zayy/platform/process/step-down'
import type { Account } from '@zayy/platform/process/system-user'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import { readSettings, type Settings } from '../../server/src/config/read-settings.mjs'
import { isFolderChosen, withRecalledFolder } from '../../server/src/config/recalled-folder.mjs'
import { secretsSource } from '../../server/src/config/secrets.ts'
import { startMessages } from '../../server/src/config/start-messages.mjs'
import { localeOf } from './command-line/locale-of.ts'
import { commandMessages } from './command-line/messages.ts'
import { printable } from './command-line/printable.ts'
import { closeOnSignal } from './signals.ts'

export type Shop = AppDatabase & { images: ImageStore; settings: Settings }

/** Work that root does for the user that it becomes, before it does. */
export type HandOver = (account: Account, dataDir: string) => Promise<void>

/**
 * Reads and validates the settings like the server. A command started by root becomes the user who owns DATA_DIR. Without DATA_DIR it
 * uses the folder that `npm start` opened last, and names it. A relative DATA_DIR is resolved against the project's folder.
 * @param mayMake true if the command may create DATA_DIR for the embedded database
 * @throws SettingsError, DatabaseStartupError if DATA_DIR belongs to another database
 */
export async function enterShop(
  env: NodeJS.ProcessEnv,
  { mayMake = false, handOver }: { mayMake?: boolean; handOver?: HandOver | undefined } = {},
): Promise<Settings> {
  const folder = process.cwd()
  const settings = readSettings(withRecalledFolder(env, folder), folder)
  const { dataDir, databaseUrl } = settings
  if (!mayMake && databaseUrl === undefined) await refuseMissingFolder(dataDir)
  if (!isFolderChosen(env))
    console.error(
      printable(commandMessages(localeOf(process.argv.slice(2), env)).commandLine.shopFolder(dataDir)),
    )
  await makeFolder(dataDir, 0o700)
  const program = [fileURLToPath(import.meta.url)]
  const note = await stepDown(dataDir, program, async (account) => handOver?.(account, dataDir))
  if (note) {
    const { runsAsRoot } = startMessages[localeOf(process.argv.slice(2), env)]
    console.error(printable(runsAsRoot[note.denied](note.uid, note.folder)))
  }
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
 * Enters the shop as above and opens its database. A running server goes on.
 * @throws SettingsError, DatabaseStartupError
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  { access, handOver }: { access: ShopAccess; handOver?: HandOver | undefined },
): Promise<Shop> {
  const settings = await enterShop(env, { mayMake: access === 'make', handOver })
  const opened = await openCommandDatabase(settings, access)
  const { dataDir, backupKey } = settings
  const openKey = async () => (await openBackupKey(dataDir, backupKey)).key
  return {
    ...opened,
    settings,
    images: openImageStore(settings),
    close: async () => {
      await opened.close()
      // Without a running server nobody else stores the rest of the WAL. What fails is left for the next time.
      if (opened.superuserTarget)
        await keepWal(usualBackups(dataDir), join(dataDir, 'postgres'), openKey).catch(() => [])
    },
  }
}

/**
 * Opens the database of the settings. Ctrl-C aborts its start or closes it.
 * @throws DatabaseStartupError if DATA_DIR belongs to another database
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
  // Connections close once: a Ctrl-C meanwhile waits for the same closing.
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

export function databaseOptions(settings: Settings): AppDatabaseOptions {
  const { dataDir, databaseUrl: url, migrationDatabaseUrl: migrationUrl } = settings
  const acceptsNewer = settings.acceptsNewerDatabase
  return {
    migrations: MIGRATIONS,
    url,
    migrationUrl,
    dataDir,
    acceptsNewer,
    note: (line) => console.error(line),
  }
}

/** Opens the shop for the duration of `work`. */
export async function withShop<Result>(
  env: NodeJS.ProcessEnv,
  access: ShopAccess,
  work: (shop: Shop) => Promise<Result>,
  handOver?: HandOver,
): Promise<Result> {
  const shop = await openShop(env, { access, handOver })
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

/** Opens the shop's keys. A command is too short to watch their file. */
export async function shopKeys({ database, settings }: Shop): Promise<Keys> {
  const { keys, close } = await openKeys(database, secretsSource(settings), () => new Date())
  close()
  return keys
}
