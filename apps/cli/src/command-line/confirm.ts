import { confirm as ask, text as askForText, isCancel, select } from '@clack/prompts'
import { CommandFailure } from './command.ts'
import type { CommandMessages } from './messages.ts'

/**
 * Asks before an action that cannot be undone; the default is no. The prompt is on standard error, so that the output can be piped.
 * @throws CommandFailure 1 after a no, 2 without a terminal: scripts pass `--yes`
 */
export async function confirmAtTerminal(
  question: string,
  { confirmation, refused }: CommandMessages['commandLine'],
): Promise<void> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new CommandFailure(refused.nobodyToAsk, 2)
  const answer = await ask({
    message: question,
    active: confirmation.yes,
    inactive: confirmation.no,
    initialValue: false,
    output: process.stderr,
  })
  if (isCancel(answer) || !answer) throw new CommandFailure(refused.declined)
}

/**
 * Asks which of several ways to go; the first is the default.
 * @throws CommandFailure 1 if cancelled, 2 with the message `noTerminal` without a terminal
 */
export async function chooseAtTerminal<Way extends string>(
  message: string,
  ways: readonly { way: Way; label: string }[],
  noTerminal: string,
  { refused }: CommandMessages['commandLine'],
): Promise<Way> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new CommandFailure(noTerminal, 2)
  const options = ways.map(({ label }, index) => ({ value: index, label }))
  const chosen = await select({ message, options, output: process.stderr, showInstructions: false })
  const way = isCancel(chosen) ? undefined : ways[chosen]?.way
  if (way === undefined) throw new CommandFailure(refused.declined)
  return way
}

/**
 * Asks for a name, ignoring case, before an action that must not hit the wrong one.
 * @throws CommandFailure 1 after any other text, 2 without a terminal: scripts pass `--yes`
 */
export async function confirmByTyping(
  question: string,
  expected: string,
  { refused }: CommandMessages['commandLine'],
): Promise<void> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) throw new CommandFailure(refused.nobodyToAsk, 2)
  const typed = await askForText({ message: question, output: process.stderr })
  const isSame = !isCancel(typed) && typed.trim().toLowerCase() === expected.trim().toLowerCase()
  if (!isSame) throw new CommandFailure(refused.declined)
}
