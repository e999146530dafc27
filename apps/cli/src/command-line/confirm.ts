import { confirm as ask, text as askForText, isCancel } from '@clack/prompts'
import { CommandFailure } from './command.ts'
import type { CommandMessages } from './messages.ts'

/**
 * Asks before what cannot be undone; no is the default. The question is on standard error, so that the answer can be piped.
 * @throws CommandFailure 1 after a no, 2 without a terminal: scripts give `--yes`
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
 * Asks to type a name, in any case, before what must never hit the wrong one.
 * @throws CommandFailure 1 after any other text, 2 without a terminal: scripts give `--yes`
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
