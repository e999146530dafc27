import { confirm as ask, text as askForText, isCancel } from '@clack/prompts'
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
