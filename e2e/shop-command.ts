import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const shopCommand = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url))

/** The folder of the shop that the tests started. */
export function shopFolder(): string {
  const { E2E_DATA: data } = process.env
  if (data === undefined) throw new Error('Commands are for a shop that the tests started.')
  return data
}

/** Runs `shop …` beside the server that the tests started, as its owner does; gives what it printed. @throws where it is refused */
export async function runShopCommand(publicUrl: string, ...args: string[]): Promise<string> {
  const { DATABASE_URL: _, ...around } = process.env
  const env = { ...around, DATA_DIR: shopFolder(), PUBLIC_URL: publicUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [shopCommand, ...args], { env })
  return stdout
}
