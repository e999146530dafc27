import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runShopCommand, shopFolder } from './shop-command.ts'

/** What `shop newsletter export` writes of the shop that the tests started: a row for each subscriber, cell by cell. */
export async function exportNewsletter(publicUrl: string): Promise<string[][]> {
  // Started by root, the command becomes the owner of DATA_DIR, and writes where that user may.
  const file = join(shopFolder(), 'subscribers.csv')
  await runShopCommand(publicUrl, 'newsletter', 'export', file)
  const [, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  await rm(file)
  return rows.map((row) => row.split(','))
}
