import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** What one `shop …` has compiled is there for the next: half of its time is the loading of code. */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/cli', import.meta.url))

/** How `shop …` ended, and what it printed. */
export type Ended = { code: number; output: string; errors: string }

/**
 * Runs `shop …` as its owner does, in English and without a terminal.
 * @param set of the environment; what this test's own environment says of the shop does not count
 */
export function runShop(args: readonly string[], set: Record<string, string> = {}): Promise<Ended> {
  const { DATABASE_URL: _, INIT_CWD: __, SECRETS: ___, MEDIA_URL: ____, ...env } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      { env: { ...env, LC_ALL: 'C', NODE_COMPILE_CACHE: compiled, ...set } },
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors }),
    )
  })
}
