import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkout, killQuietly } from '../harness/shop-server.ts'

const supervisor = fileURLToPath(new URL('./supervisor.ts', import.meta.url))
const isolation = ['--pid', '--ipc', '--fork', '--kill-child=SIGKILL', '--mount-proc']

/** A supervisor in separate PID and IPC namespaces, as in a container, on a shared DATA_DIR. */
export type Container = AsyncDisposable & {
  /** Ids of committed rows. */
  rows: string[]
  notes: string[]
  /** Returns the error line of its start, if that failed. */
  refused(): string | undefined
  isOpen(): boolean
  hasEnded(): boolean
  /** Waits until it is open or has ended. */
  settled(patience?: number): Promise<void>
  /** Sends a signal to the supervisor alone. */
  signal(name: NodeJS.Signals): void
  /** Sends SIGTERM until it has ended. */
  stop(): Promise<void>
  /** Kills all processes in its namespace, as killing a container does. */
  kill(): Promise<void>
}

/** Returns whether this system lets us create namespaces. */
export function canIsolate(): boolean {
  try {
    execFileSync('unshare', [...isolation, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Starts a container on `dataDir`.
 * @param answer longest wait for a silent server in milliseconds
 */
export function startContainer(dataDir: string, answer: number): Container {
  const child = spawn('unshare', [...isolation, process.execPath, supervisor, checkout, dataDir], {
    env: { PATH: process.env.PATH ?? '', ANSWER: String(answer) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const rows: string[] = []
  const notes: string[] = []
  let open = false
  let refused: string | undefined
  let ended = false
  const end = once(child, 'close').then(() => {
    ended = true
  })
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('row ')) rows.push(line.slice(4))
      else if (line.startsWith('note ')) notes.push(line.slice(5))
      else if (line.startsWith('refused ')) refused = line.slice(8)
      else if (line === 'open') open = true
    }
  })
  const signal = (name: NodeJS.Signals) => {
    const inner = innerPid(child)
    if (inner) killQuietly(inner, name)
  }
  const stop = async () => {
    // The first process of a namespace ignores signals until it has installed a handler.
    for (; !ended; await Promise.race([end, pause(500)])) {
      signal('SIGCONT')
      signal('SIGTERM')
    }
  }
  return {
    rows,
    notes,
    refused: () => refused,
    isOpen: () => open,
    hasEnded: () => ended,
    settled: async (patience = 60_000) => {
      for (const until = Date.now() + patience; Date.now() < until; await pause(20)) if (open || ended) return
    },
    signal,
    stop,
    [Symbol.asyncDispose]: stop,
    kill: async () => {
      child.kill('SIGKILL')
      await end
    },
  }
}

/** Returns the supervisor's process id outside of its namespace. */
function innerPid({ pid }: ChildProcess): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()) || undefined
  } catch {
    return undefined
  }
}
