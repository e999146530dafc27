import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type Made, type MakerTask, readMade } from './maker-messages.ts'
import type { Original } from './image-store.ts'
import type { Derivative } from './image-url.ts'

const program = fileURLToPath(new URL('./maker-process.ts', import.meta.url))

/** Limits per image. */
export type MakerLimits = {
  /** Milliseconds of CPU time. */
  processorMs: number
  /** Milliseconds of wall-clock time, for an image that hangs without using the CPU. */
  clockMs: number
  /** Bytes of the whole process. An image of 100 million pixels uses about half. */
  memoryBytes: number
}

const limits: MakerLimits = { processorMs: 10_000, clockMs: 60_000, memoryBytes: 900_000_000 }

/** Idle time before the process ends and frees its memory, in milliseconds. */
const IDLE_MS = 30_000

type Rendered = Made | { died: string } | { late: string }

/** Renders images in a separate process, one at a time. */
export type ImageMaker = {
  /**
   * Renders one image. Call again only after the previous call has ended. `died`: the process ended for a reason
   * unrelated to the image. `late`: the time was over; the image or a busy machine may be the reason.
   */
  make(original: Original, derivative: Derivative): Promise<Rendered>
  /** Kills the process at once and for good. */
  close(): void
}

/**
 * The process starts with the first image, and again after it has ended. It runs at low priority with an empty
 * environment, so it sees neither the database URL nor any key.
 */
export function imageMaker({ processorMs, clockMs, memoryBytes }: MakerLimits = limits): ImageMaker {
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
    // Does not keep the shop's process alive.
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
      // A failure may leave the process in a bad state, so the next image gets a new process.
      if ('bytes' in made) idle = setTimeout(end, IDLE_MS).unref()
      else end()
      return made
    },
    close() {
      closed = true
      end()
    },
  }
}

function answerOf(child: ChildProcess, task: MakerTask, clockMs: number): Promise<Rendered> {
  return new Promise((resolve) => {
    const finish = (answer: Rendered) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('close', onEnd).off('error', onEnd)
      resolve(answer)
    }
    const timer = setTimeout(() => finish({ late: `took longer than ${clockMs / 1_000} s` }), clockMs).unref()
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
    // It has already ended, or the system forbids it.
  }
}
