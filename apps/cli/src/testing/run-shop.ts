import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Shared by all runs: without a compile cache, half of a run's time is the loading of code. */
const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/cli', import.meta.url))

export type Ended = { code: number; output: string; errors: string }

/**
 * Runs `shop …` in English and without a terminal.
 * @param set environment variables; settings of the shop are not inherited from the test
 * @param cwd the project's folder, which npm would run the command in
 */
export function runShop(
  args: readonly string[],
  set: Record<string, string> = {},
  cwd?: string,
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: environment(set), cwd }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    )
  })
}

/** Runs `shop …` with a closed standard output, as in `| true`, and returns the exit code. */
export async function runShopUnread(
  args: readonly string[],
  set: Record<string, string> = {},
): Promise<number | null> {
  const child = spawn(process.execPath, [main, ...args], {
    env: environment(set),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.destroy()
  await once(child, 'close')
  return child.exitCode
}

/**
 * Runs `shop …` and sends it a signal when `hasBegun` is true. Other signals than SIGKILL are sent twice, since npm repeats the
 * terminal's signal.
 * @returns the exit code, or null if the signal killed the process, and the output
 */
export async function runShopUntil(
  hasBegun: () => Promise<boolean>,
  signal: NodeJS.Signals,
  args: readonly string[],
  set: Record<string, string> = {},
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [main, ...args], {
    env: environment(set),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  while (!(await hasBegun()) && child.exitCode === null) await pause(5)
  const sent = performance.now()
  child.kill(signal)
  if (signal !== 'SIGKILL') {
    await pause(20)
    // After half a second it would count as a second signal.
    if (performance.now() - sent < 250) child.kill(signal)
  }
  const [output, errors] = await ended
  return { code: child.exitCode, printed: output + errors }
}

function environment(set: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, INIT_CWD: __, SECRETS: ___, MEDIA_URL: ____, ...env } = process.env
  return { ...env, LC_ALL: 'C', NODE_COMPILE_CACHE: compiled, ...set }
}
