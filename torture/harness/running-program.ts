import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program and collects its output. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let code: number | null | undefined
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([exit]: unknown[]) => {
    code = typeof exit === 'number' ? exit : null
    return code
  })
  const stop = async () => {
    child.kill('SIGTERM')
    return await ended
  }
  return {
    child,
    ended,
    output: () => output,
    /** Returns the exit code: null after a signal, undefined while it runs. */
    exitCode: () => code,
    /** Sends SIGTERM, waits for the end and returns the exit code. */
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  }
}
