import { confirm as ask, text as askForText, isCancel } from '@clack/prompts'
import { CommandFailure } from './command.ts'
import type { CommandMessages } from './messages.ts'

/**
 * Asks before what cannot be undone; the answer offered is no. Asked on standard error, so that an answer can be piped.
 * @throws CommandFailure 1 where the answer is no, 2 where nobody is at a terminal: scripts say `--yes`
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
 * Asks for a name to be typed before what must never hit the wrong one; capital and small letters are the same.
 * @throws CommandFailure 1 where something else is typed, 2 where nobody is at a terminal: scripts say `--yes`
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
