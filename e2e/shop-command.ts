import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const shopCommand = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url))

/** Returns the DATA_DIR of the tests' shop. */
export function shopFolder(): string {
  const { E2E_DATA: data } = process.env
  if (data === undefined)
    throw new Error('Commands run only on a shop that the tests started: unset SHOP_URL')
  return data
}

/**
 * Runs `shop …` beside the running server and returns its output.
 * @throws if the command fails
 */
export async function runShopCommand(publicUrl: string, ...args: string[]): Promise<string> {
  const { DATABASE_URL: _, ...around } = process.env
  const env = { ...around, DATA_DIR: shopFolder(), PUBLIC_URL: publicUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [shopCommand, ...args], { env })
  return stdout
}
