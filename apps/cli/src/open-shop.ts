import { join, resolve } from 'node:path'
import { openShopDatabase, type ShopDatabase } from '@zayy/database/open-shop-database'
import { filePictureStore } from '@zayy/shop/pictures/file-picture-store'
import type { PictureStore } from '@zayy/shop/pictures/picture-store'

/** The shop as a command works on it: the same database and pictures as the server's. */
export type Shop = ShopDatabase & { pictures: PictureStore }

/**
 * Opens the shop that DATABASE_URL and DATA_DIR name, as the server reads them; a server that runs goes on.
 * @param folder what a relative DATA_DIR starts from.
 */
export async function openShop(env: NodeJS.ProcessEnv, folder: string): Promise<Shop> {
  const dataDir = resolve(folder, env.DATA_DIR?.trim() || 'data')
  const url = env.DATABASE_URL?.trim() || undefined
  const opened = await openShopDatabase({ url, dataDir, note: (line) => console.error(line) })
  return { ...opened, pictures: filePictureStore(join(dataDir, 'media')) }
}
