import { type ChildProcess, execFile, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CommandLine } from './command-host.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const host = fileURLToPath(new URL('./command-host.ts', import.meta.url))

export type Ended = { code: number; output: string; errors: string }

/**
 * Runs `shop …` in English and without a terminal. With a DATABASE_URL it runs in a process that has run commands before, since the
 * loading of code is most of a command's processor time.
 * @param set environment variables; settings of the shop are not inherited from the test
 * @param cwd the project's folder, which npm would run the command in
 */
export async function runShop(
  args: readonly string[],
  set: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<Ended> {
  if (set.DATABASE_URL === undefined) return await startShop(args, set, cwd)
  return await runInHost(args, set, cwd)
}

/** Like runShop in a new process, which a command that starts a database needs. */
export function startShop(
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

/** Processes that have run commands and wait for the next one. They end with this process. */
const idleHosts: ChildProcess[] = []

/**
 * Runs `shop …` in a process that has run commands before, without a DATABASE_URL too: for a command that opens no database, or joins
 * one that the test keeps open.
 */
export async function runInHost(
  args: readonly string[],
  set: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<Ended> {
  const line: CommandLine = { args, env: environment(set), cwd }
  const child = idleHosts.pop() ?? fork(host, { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('The host of commands has no output')
  const printed = Promise.all([untilEnd(stdout), untilEnd(stderr)])
  child.send(line)
  const [output, errors] = await printed
  if (output.code !== null) idleHosts.push(child)
  return { code: output.code ?? (await exitCodeOf(child)), output: output.text, errors: errors.text }
}

/** Reads the output of a command to its exit code. Without one the host itself has ended. */
async function untilEnd(stream: Readable): Promise<{ text: string; code: number | null }> {
  let text = ''
  stream.setEncoding('utf8')
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    text += chunk
    const end = /\0(\d+)\0$/.exec(text)
    if (end) return { text: text.slice(0, end.index), code: Number(end[1]) }
  }
  return { text, code: null }
}

async function exitCodeOf(child: ChildProcess): Promise<number> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode ?? 1
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
  return { ...env, LC_ALL: 'C', ...set }
}
