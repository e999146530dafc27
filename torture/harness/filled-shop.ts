import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startShop, untilReady, withTemporaryFolder } from './shop-server.ts'

/**
 * A folder with the demo shop for as long as `work` takes; its server has been started once and has ended. Where tests share a
 * folder (share-filled-shop.ts) the first of them fills a shop in it, and all get copies: filling takes five times as long as a start.
 */
export async function withFilledShop<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  return await withTemporaryFolder(async (dataDir) => {
    const shared = process.env.FILLED_SHOP
    if (shared === undefined) await fill(dataDir)
    else await copy(await filledOnce(shared), dataDir)
    return await work(dataDir)
  })
}

async function fill(dataDir: string): Promise<void> {
  const shop = await startShop({ dataDir })
  await untilReady(shop.address)
  await shop.stop()
}

/** The filled shop in a folder that other processes fill it in too. */
async function filledOnce(shared: string): Promise<string> {
  const dataDir = join(shared, 'shop')
  const filled = join(shared, 'filled')
  const isFirst = await mkdir(dataDir).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await fill(dataDir)
    await writeFile(filled, '')
  }
  for (const end = Date.now() + 120_000; !existsSync(filled); await pause(50))
    if (Date.now() > end) throw new Error(`No shop was filled in ${dataDir}`)
  return dataDir
}

/** With the owners of its files, as the user that root's server becomes. */
async function copy(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
