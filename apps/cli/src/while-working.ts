import type { Progress } from '@zayy/platform/process/progress'
import type { CommandMessages } from './command-line/messages.ts'
import { ERASE, progressBar } from './progress-bar.ts'

const SECOND_MS = 1_000

/**
 * Tells in a terminal each second for how long something has been at work, with a bar of how far it is while that is known, so that
 * nobody takes what is long for what hangs. The line is on standard error, and is gone at the end; where nobody watches, nothing
 * is written.
 */
export async function whileWorking<Result>(
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
  const tell = () => {
    // What is done is followed by something else, whose length nobody knows yet: a whole bar is not shown.
    const seconds = Math.round((performance.now() - began) / SECOND_MS)
    terminal.write(`${ERASE}${share < 1 ? `${progressBar(share)} ` : ''}${working(seconds)}`)
  }
  const ticking = setInterval(tell, SECOND_MS)
  try {
    return await work(progress)
  } finally {
    clearInterval(ticking)
    terminal.write(ERASE)
  }
}
