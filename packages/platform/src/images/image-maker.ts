import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { taskProcess } from '../process/task-process.ts'
import type { Original } from './image-store.ts'
import type { Derivative } from './image-url.ts'
import { type Made, type MakerTask, readMade } from './maker-messages.ts'

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

/** The process runs at low priority. A failure may leave it in a bad state, so the next image then gets a new one. */
export function imageMaker({ processorMs, clockMs, memoryBytes }: MakerLimits = limits): ImageMaker {
  const { ask, end, close } = taskProcess(new URL('./maker-process.ts', import.meta.url), {
    timeoutMs: clockMs,
    args: [String(processorMs), String(memoryBytes)],
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    env: { MALLOC_ARENA_MAX: '2' },
    onStart: makeLessUrgent,
  })
  return {
    async make(original, derivative) {
      const task: MakerTask = { original, derivative }
      const answered = await ask(task)
      const made = 'answer' in answered ? readMade(answered.answer) : answered
      if (!('bytes' in made)) end()
      return made
    },
    close,
  }
}

function makeLessUrgent({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, 5)
  } catch {
    // It has already ended, or the system forbids it.
  }
}
