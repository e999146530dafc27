import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openShopDatabase, type ShopDatabase } from '@zayy/database/open-shop-database'
import { stepDown } from '@zayy/database/step-down'
import type { Account } from '@zayy/database/system-user'
import { filePictureStore } from '@zayy/shop/pictures/file-picture-store'
import type { PictureStore } from '@zayy/shop/pictures/picture-store'
import { readSettings } from '../../server/src/config/read-settings.mjs'

/** The shop as a command works on it: the same database and pictures as the server's. */
export type Shop = ShopDatabase & { pictures: PictureStore }

/**
 * Opens the shop that DATABASE_URL and DATA_DIR name, read and checked as the server does; a server that runs goes on. Started by
 * root, the command becomes the ordinary user's who owns DATA_DIR, and reads and writes what that user may.
 * @param folder what a relative DATA_DIR starts from.
 * @param handOver what root does for that user before it becomes them
 * @throws SettingsError
 */
export async function openShop(
  env: NodeJS.ProcessEnv,
  folder: string,
  handOver?: (account: Account, dataDir: string) => Promise<void>,
): Promise<Shop> {
  const { dataDir, databaseUrl: url } = readSettings(env, folder)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const program = [fileURLToPath(import.meta.url)]
  const note = await stepDown(dataDir, program, async (account) => handOver?.(account, dataDir))
  if (note) console.error(note)
  const opened = await openShopDatabase({ url, dataDir, note: (line) => console.error(line) })
  return { ...opened, pictures: filePictureStore(join(dataDir, 'media')) }
}
