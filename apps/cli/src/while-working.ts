import type { CommandWords } from './command-line/words.ts'

const SECOND_MS = 1_000

/** Back to the line's beginning, and all of it erased. */
const ERASE = '\r\u001b[2K'

/**
 * Tells in a terminal each second for how long something has been at work, so that nobody takes what is long for what hangs. The line is on
 * standard error, and is gone at the end; where nobody watches, nothing is written.
 */
export async function whileWorking<Result>(
  { commandLine: { working } }: Pick<CommandWords, 'commandLine'>,
  work: () => Promise<Result>,
  terminal: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
): Promise<Result> {
  if (!terminal.isTTY) return await work()
  const began = performance.now()
  const tell = () => terminal.write(ERASE + working(Math.round((performance.now() - began) / SECOND_MS)))
  const ticking = setInterval(tell, SECOND_MS)
  try {
    return await work()
  } finally {
    clearInterval(ticking)
    terminal.write(ERASE)
  }
}
