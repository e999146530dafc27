import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runShopCommand, shopFolder } from './shop-command.ts'

/** Runs `shop newsletter export` on the shop of the tests. Returns the cells of each row; one row per subscriber. */
export async function exportNewsletter(publicUrl: string): Promise<string[][]> {
  // A command that root starts switches to the owner of DATA_DIR, so the file must be writable for that user.
  const file = join(shopFolder(), 'subscribers.csv')
  await runShopCommand(publicUrl, 'newsletter', 'export', file)
  const [, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  await rm(file)
  return rows.map((row) => row.split(','))
}
