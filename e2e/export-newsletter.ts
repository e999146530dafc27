import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const shopCommand = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url))

/** What `shop newsletter export` writes of the shop that the tests started: a row for each subscriber, cell by cell. */
export async function exportNewsletter(publicUrl: string): Promise<string[][]> {
  const { DATABASE_URL: _, E2E_DATA: data, ...around } = process.env
  if (data === undefined) throw new Error('The subscribers are known of a shop that the tests started.')
  // Started by root, the command becomes the owner of DATA_DIR, and writes where that user may.
  const file = join(data, 'subscribers.csv')
  const env = { ...around, DATA_DIR: data, PUBLIC_URL: publicUrl }
  await promisify(execFile)(process.execPath, [shopCommand, 'newsletter', 'export', file], { env })
  const [, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  await rm(file)
  return rows.map((row) => row.split(','))
}
