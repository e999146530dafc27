import { isCI } from '@clack/prompts'
import type { ImportProgress } from '@zayy/shop/catalogue-files/import/import-progress'
import { fitted } from './command-line/text-table.ts'
import type { CommandMessages } from './command-line/messages.ts'
import { ERASE, progressBar } from './progress-bar.ts'

/** How often a bar is drawn at most: milliseconds. */
const DRAWN_MS = 50

/**
 * A bar that fills with each of the import's steps; where nobody watches, as in a log, one line a step. The terminal stays as it is, so
 * that Ctrl-C ends the command as any other.
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
      if (!live || performance.now() - drawn < DRAWN_MS) return
      drawn = performance.now()
      const line = `${progressBar(total > 0 ? done / total : 1)} ${steps[now]} ${done}/${total}`
      terminal.write(ERASE + fitted(line, terminal.columns - 1))
    },
    end: endStep,
  }
}
