import { isCI } from '@clack/prompts'
import type { Progress } from '@zayy/platform/process/progress'
import type { ImportProgress } from '@zayy/shop/catalogue-files/import/import-catalogue'
import type { CommandMessages } from './command-line/messages.ts'
import { fitted } from './command-line/text-table.ts'

/** ANSI: carriage return, erase line. */
const ERASE = '\r\u001b[2K'
const BAR_LENGTH = 20
const SECOND_MS = 1_000

/** Minimum time between two drawings of a bar, in milliseconds. */
const REDRAW_MS = 50

/**
 * Shows the elapsed seconds of long work on standard error, with a bar while its progress is known. The line is erased at the end.
 * Without a terminal nothing is written.
 */
export async function withSpinner<Result>(
  { commandLine: { working } }: Pick<CommandMessages, 'commandLine'>,
  work: (progress: Progress) => Promise<Result>,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): Promise<Result> {
  let share = 1
  const progress: Progress = (done, total) => {
    share = total > 0 ? done / total : 1
  }
  if (!terminal.isTTY) return await work(progress)
  const began = performance.now()
  const draw = () => {
    // A full bar is hidden, because a step of unknown length may follow.
    const seconds = Math.round((performance.now() - began) / SECOND_MS)
    terminal.write(`${ERASE}${share < 1 ? `${progressBar(share)} ` : ''}${working(seconds)}`)
  }
  const ticking = setInterval(draw, SECOND_MS)
  try {
    return await work(progress)
  } finally {
    clearInterval(ticking)
    terminal.write(ERASE)
  }
}

/**
 * Draws a bar for each step of an import, or writes one line per step to a log. The terminal stays out of raw mode, so that Ctrl-C
 * ends the command.
 */
export function showProgress(
  { steps }: CommandMessages['commandLine']['import'],
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stdout,
): {
  show: (progress: ImportProgress) => void
  end: () => void
} {
  const live = terminal.isTTY && !isCI()
  let step: ImportProgress['step'] | null = null
  let drawn = Number.NEGATIVE_INFINITY
  const endStep = () => {
    if (live && step) terminal.write(`${ERASE}${steps[step]}\n`)
    step = null
  }
  return {
    show({ step: now, done, total }) {
      if (now !== step) {
        endStep()
        step = now
        drawn = Number.NEGATIVE_INFINITY
        if (!live) terminal.write(`${steps[now]} (${total})\n`)
      }
      if (!live || performance.now() - drawn < REDRAW_MS) return
      drawn = performance.now()
      const line = `${progressBar(total > 0 ? done / total : 1)} ${steps[now]} ${done}/${total}`
      terminal.write(ERASE + fitted(line, terminal.columns - 1))
    },
    end: endStep,
  }
}

/** @param share of the whole, from 0 to 1 */
function progressBar(share: number): string {
  const filled = Math.floor(share * BAR_LENGTH)
  return '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled)
}
