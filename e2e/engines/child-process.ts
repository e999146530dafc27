import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** Longest wait for a browser or its driver to start, in ms: a busy machine takes several times the usual second. */
const startsWithinMs = 60_000

/** Calls `attempt` until it succeeds. @throws the last error after a minute, or once the process has ended */
export async function whenStarted<T>(process: ChildProcess, attempt: () => Promise<T>): Promise<T> {
  const last = performance.now() + startsWithinMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (process.exitCode !== null) throw new Error(`${process.spawnfile} exited with ${process.exitCode}`)
      if (performance.now() > last) throw error
      await wait(100)
    }
  }
}

/** Ends a process and its children. It must have been started with `detached`. */
export async function end(process: ChildProcess): Promise<void> {
  if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return
  const ended = new Promise((resolve) => process.once('exit', resolve))
  killGroup(process.pid, 'SIGTERM')
  const timer = setTimeout(killGroup, 5_000, process.pid, 'SIGKILL')
  await ended
  clearTimeout(timer)
}

function killGroup(pid: number, signal: NodeJS.Signals) {
  try {
    globalThis.process.kill(-pid, signal)
  } catch {
    // The process has ended already.
  }
}
