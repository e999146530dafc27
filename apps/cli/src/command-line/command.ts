import type { Locale } from '@zayy/i18n/locale'
import type { CommandMessages } from './messages.ts'

/** The options that many commands have, which the messages of the command line describe for all of them. */
export type StandardOption = 'json' | 'yes' | 'by'

/** What a command's help says: one sentence for each operand and option. */
export type CommandHelp<Name extends string = string> = {
  /** Its line in the list of commands. */
  summary: string
  /** What else is worth knowing, below the usage. */
  details?: string
  descriptions: Record<Name, string>
}

/**
 * A command of `shop`.
 * @property operands what stands on the line without a name, such as 'CODE'; with a question mark at its end it may be left out
 * @property texts options with a value, and how the help names the value: { amount: 'SAR' }
 * @property flags options without one
 */
export type Command<
  Operand extends string = string,
  Text extends string = string,
  Flag extends string = string,
> = {
  help: (messages: CommandMessages) => CommandHelp<NoInfer<WithoutMark<Operand> | Text | Flag>>
  operands?: readonly Operand[]
  texts?: Record<Text, string>
  flags?: readonly Flag[]
  standard?: readonly StandardOption[]
  /** @throws CommandFailure where it cannot be done; anything else that is thrown is an error of the program */
  run(call: Call<NoInfer<WithoutMark<Operand>>, NoInfer<Text>, NoInfer<Flag>>): Promise<void>
}

type WithoutMark<Operand extends string> = Operand extends `${infer Name}?` ? Name : Operand

/** A call of a command, with what was typed and whom to talk to. */
export type Call<
  Operand extends string = string,
  Text extends string = string,
  Flag extends string = string,
> = {
  locale: Locale
  messages: CommandMessages
  env: NodeJS.ProcessEnv
  /** Where it was typed: what paths start from. */
  folder: string
  /** What an operand says; undefined only where it may be left out. */
  operand(name: Operand): string | undefined
  text(name: Text): string | undefined
  flag(name: Flag): boolean
  /** The answer is to be JSON. */
  json: boolean
  /** Nothing is to be asked. */
  yes: boolean
  /** Who does it, as the audit trail names them. */
  by: string
  /** Columns of the terminal that reads the answer; null: none does, and nothing is cut. */
  columns: number | null
  /** Writes a part of the answer to standard output. */
  print(text: string): void
  /**
   * Has what cannot be undone confirmed, unless `--yes` was said.
   * @throws CommandFailure where the answer is no, and where nobody can be asked
   */
  confirm(question: string): Promise<void>
  /**
   * The same for what must never hit the wrong one: whom it is about has to be typed.
   * @throws CommandFailure where something else is typed, and where nobody can be asked
   */
  confirmByTyping(question: string, expected: string): Promise<void>
}

/** Checks that the help describes all that the command takes. */
export function defineCommand<
  const Operand extends string = never,
  const Text extends string = never,
  const Flag extends string = never,
>(command: Command<Operand, Text, Flag>): Command<Operand, Text, Flag> {
  return command
}
