import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts a program and collects its output.
 * @param options `stopSignal`: the signal of `stop`, SIGTERM by default
 */
export function runProgram(
  program: string,
  args: readonly string[],
  {
    stopSignal = 'SIGTERM',
    ...options
  }: { env?: NodeJS.ProcessEnv; cwd?: string; stopSignal?: NodeJS.Signals } = {},
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
    return { code, output }
  })
  const stop = async () => {
    child.kill(stopSignal)
    return (await ended).code
  }
  return {
    child,
    ended,
    output: () => output,
    /** Returns the exit code: null after a signal, undefined while it runs. */
    exitCode: () => code,
    /** Waits for a line of output and returns the part in brackets. Throws if the program ends or `limitMs` is over before. */
    says: async (pattern: RegExp, limitMs = 120_000): Promise<string> => {
      for (const end = Date.now() + limitMs; Date.now() < end; await pause(20)) {
        const found = pattern.exec(output)
        if (found) return found[1] ?? ''
        if (code !== undefined) break
      }
      throw new Error(`${args[0]} did not say ${pattern}:\n${output.slice(-10_000)}`)
    },
    /** Stops the program, waits for its end and returns the exit code. */
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  }
}
