import type { Locale } from '@zayy/i18n/locale'
import type { CommandMessages } from './messages.ts'

/** 0: done. 1: refused, and nothing was changed. 2: the line itself is wrong. */
export type ExitCode = 0 | 1 | 2

/** Ends a command with a sentence on standard error and an exit code. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
  readonly exitCode: Exclude<ExitCode, 0>

  constructor(message: string, exitCode: Exclude<ExitCode, 0> = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Options that many commands share; `commandLine.standard` describes them. */
type StandardOption = 'json' | 'yes' | 'by'

/**
 * A command of `shop`.
 * @property operands 'CODE'; with a question mark at its end it is optional
 * @property texts options with a value, and the name of the value in the help: { amount: 'SAR' }
 * @property flags options without a value
 */
export type Command<
  Operand extends string = string,
  Text extends string = string,
  Flag extends string = string,
> = {
  help: (messages: CommandMessages) => {
    summary: string
    /** More to know, below the summary in the command's own help. */
    details?: string
    descriptions: Record<NoInfer<OperandName<Operand> | Text | Flag>, string>
  }
  operands?: readonly Operand[]
  texts?: Record<Text, string>
  flags?: readonly Flag[]
  standard?: readonly StandardOption[]
  /**
   * A method, so that a command of certain names is a Command of any names.
   * @throws CommandFailure where it is refused; any other error is one of the program
   */
  run(call: Call<NoInfer<Operand>, NoInfer<Text>, NoInfer<Flag>>): Promise<void>
}

type OperandName<Operand extends string> = Operand extends `${infer Name}?` ? Name : Operand

/** A parsed command line, and the terminal that shows the answer. */
export type Call<
  Operand extends string = string,
  Text extends string = string,
  Flag extends string = string,
> = {
  locale: Locale
  messages: CommandMessages
  env: NodeJS.ProcessEnv
  /** Where the line was typed: relative paths start here. */
  folder: string
  operands: {
    [Each in Operand as OperandName<Each>]: Each extends `${string}?` ? string | undefined : string
  }
  text(name: Text): string | undefined
  flag(name: Flag): boolean
  /** The answer is JSON. */
  json: boolean
  /** Skips confirmations. */
  yes: boolean
  /** The actor of the audit trail. */
  by: string
  /** Columns of the terminal that shows the answer; null: none does, and nothing is cut. */
  columns: number | null
  /** Writes a part of the answer to standard output. */
  print(text: string): void
  /**
   * Asks before what cannot be undone, unless `--yes` was given.
   * @throws CommandFailure after a no, and without a terminal
   */
  confirm(question: string): Promise<void>
  /**
   * The same before what must never hit the wrong one: its name has to be typed.
   * @throws CommandFailure after any other text, and without a terminal
   */
  confirmByTyping(question: string, expected: string): Promise<void>
}

/** Infers what a command takes, and refuses to compile while the help leaves some of it out. */
export function defineCommand<
  const Operand extends string = never,
  const Text extends string = never,
  const Flag extends string = never,
>(command: Command<Operand, Text, Flag>): Command<Operand, Text, Flag> {
  return command
}

/** Loads a command when it is called. */
type LoadCommand = () => Promise<Command>

/**
 * Commands under a common word, such as `shop orders …`.
 * @property itself what the word does without a command after it
 */
export type CommandGroup = {
  about: (messages: CommandMessages) => string
  itself?: LoadCommand
  commands: Record<string, LoadCommand>
}

export type CommandTree = Record<string, LoadCommand | CommandGroup>
