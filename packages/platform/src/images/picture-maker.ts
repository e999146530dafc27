import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Made, type MakerTask, readMade } from './maker-messages.ts'
import type { Original } from './picture-store.ts'
import type { Derivative } from './picture-url.ts'

const program = fileURLToPath(new URL('./maker-process.ts', import.meta.url))

/** What one picture may take. */
export type MakerLimits = {
  /** Milliseconds of the processor. */
  processorMs: number
  /** Milliseconds by the clock: for a picture that hangs without working. */
  clockMs: number
  /** Bytes of the whole process. A picture of 100 million pixels takes about half of it. */
  memoryBytes: number
}

const limits: MakerLimits = { processorMs: 10_000, clockMs: 60_000, memoryBytes: 900_000_000 }

/** How long the process waits for another picture before it ends and gives its memory back: milliseconds. */
const idleMs = 30_000

/** Makes pictures in a process of its own, one at a time. */
export type PictureMaker = {
  /** Makes one; the one before has to be done. `died`: the process ended, for no reason that is known of the picture. */
  make(original: Original, derivative: Derivative): Promise<Made | { died: string }>
  /** Ends the process at once, whatever it is doing, for good. */
  close(): void
}

/**
 * A maker whose process starts with the first picture, and again after it has ended. It is less urgent to the system
 * than the shop's pages, and is given nothing of the environment: neither the database's address nor any key.
 */
export function pictureMaker({ processorMs, clockMs, memoryBytes }: MakerLimits = limits): PictureMaker {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  const start = () => {
    const started = fork(program, [String(processorMs), String(memoryBytes)], {
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    makeLessUrgent(started)
    // The shop may end while it waits.
    started.unref()
    started.channel?.unref()
    const forget = () => {
      if (child === started) child = undefined
    }
    started.once('close', forget)
    started.once('error', forget)
    return started
  }

  return {
    async make(original, derivative) {
      if (closed) return { died: 'closed' }
      clearTimeout(idle)
      child ??= start()
      const made = await answerOf(child, { original, derivative }, clockMs)
      // What went wrong once may have left anything behind: the next picture has a new process.
      if ('bytes' in made) idle = setTimeout(end, idleMs).unref()
      else end()
      return made
    },
    close() {
      closed = true
      end()
    },
  }
}

function answerOf(child: ChildProcess, task: MakerTask, clockMs: number): Promise<Made | { died: string }> {
  return new Promise((resolve) => {
    const finish = (answer: Made | { died: string }) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const timer = setTimeout(() => finish({ failed: `took longer than ${clockMs} ms` }), clockMs).unref()
    const onMessage = (message: unknown) => finish(readMade(message))
    const onEnd = (code: unknown, signal?: unknown) => finish({ died: String(signal ?? code) })
    child.on('message', onMessage).on('close', onEnd).on('error', onEnd)
    child.send(task, (error) => {
      if (error) finish({ died: error.message })
    })
  })
}

function makeLessUrgent({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, 5)
  } catch {
    // It ended already, or the system does not allow it.
  }
}
