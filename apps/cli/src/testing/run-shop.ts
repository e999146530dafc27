import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
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
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: environment(set) }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), output, errors }),
    )
  })
}

/** Runs it with a reader that has gone before anything is printed, as `| true` is. Gives the exit code. */
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
 * Sends it a signal once it has begun; but for SIGKILL twice, as npm passes on what the terminal has sent to the command already.
 * @returns its exit code, null where the signal itself ended it, and what it printed
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
    // After half a second it would be a second wish to end.
    if (performance.now() - sent < 250) child.kill(signal)
  }
  const [output, errors] = await ended
  return { code: child.exitCode, printed: output + errors }
}

function environment(set: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, INIT_CWD: __, SECRETS: ___, MEDIA_URL: ____, ...env } = process.env
  return { ...env, LC_ALL: 'C', NODE_COMPILE_CACHE: compiled, ...set }
}
