import type { Locale } from '@zayy/i18n/locale'
import type { CommandMessages } from './messages.ts'

/** 0: done. 1: refused, nothing changed. 2: the command line is invalid. */
export type ExitCode = 0 | 1 | 2

/** Ends a command with a message on standard error and an exit code. */
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
 * @property operands such as 'CODE', or 'CODE?' if it is optional
 * @property texts options with a value, and the name of the value in the help: { amount: 'SAR' }
 * @property repeated texts that may be given several times
 * @property flags options without a value
 */
export type Command<
  Operand extends string = string,
  Text extends string = string,
  Flag extends string = string,
> = {
  help: (messages: CommandMessages) => Help<NoInfer<OperandName<Operand> | Text | Flag>>
  operands?: readonly Operand[]
  texts?: Record<Text, string>
  repeated?: readonly NoInfer<Text>[]
  flags?: readonly Flag[]
  standard?: readonly StandardOption[]
  /**
   * Declared as a method so that a command of certain names is assignable to Command of any names.
   * @throws CommandFailure if it is refused; any other error is a bug
   */
  run(call: Call<NoInfer<Operand>, NoInfer<Text>, NoInfer<Flag>>): Promise<void>
}

/** Descriptions of a command and of each operand and option. `details` follow the summary in the help of this command. */
type Help<Name extends string> = { summary: string; details?: string } & Record<Name, string>

type OperandName<Operand extends string> = Operand extends `${infer Name}?` ? Name : Operand

/** A parsed command line, with its output. */
export type Call<
  Operand extends string = string,
  Text extends string = string,
  Flag extends string = string,
> = {
  locale: Locale
  /** `--lang` was given. Otherwise the language is the system's. */
  isLanguageGiven: boolean
  messages: CommandMessages
  env: NodeJS.ProcessEnv
  /** The folder in which the line was typed: the base of relative paths. */
  folder: string
  operands: {
    [Each in Operand as OperandName<Each>]: Each extends `${string}?` ? string | undefined : string
  }
  text(name: Text): string | undefined
  /** All values of an option, in order. */
  texts(name: Text): readonly string[]
  flag(name: Flag): boolean
  json: boolean
  /** Skips confirmations. */
  yes: boolean
  /** The actor of the audit trail. */
  by: string
  /** Columns of the terminal; null without one, and then nothing is cut. */
  columns: number | null
  /** Writes a text, or a value as JSON, to standard output, with a line break. */
  print(answer: string | object): void
  /**
   * Asks before an action that cannot be undone, unless `--yes` was given.
   * @throws CommandFailure after a no, and without a terminal
   */
  confirm(question: string): Promise<void>
  /**
   * Asks which of several ways to go. `--yes` does not answer: each way has its own option.
   * @param noTerminal names these options, for a script
   * @throws CommandFailure 1 if the question is cancelled, 2 with `noTerminal` without a terminal
   */
  choose<Way extends string>(
    question: string,
    ways: readonly { way: Way; label: string }[],
    noTerminal: string,
  ): Promise<Way>
  /**
   * Asks for the name of the thing before an action that must not hit the wrong one, unless `--yes` was given.
   * @throws CommandFailure after any other text, and without a terminal
   */
  confirmByTyping(question: string, expected: string): Promise<void>
}

/** Infers the names of a command's operands and options, and requires a description of each. */
export function defineCommand<
  const Operand extends string = never,
  const Text extends string = never,
  const Flag extends string = never,
>(command: Command<Operand, Text, Flag>): Command<Operand, Text, Flag> {
  return command
}

type LoadCommand = () => Promise<Command>

/**
 * Commands under a common word, such as `shop orders …`.
 * @property itself the command that the word alone runs
 */
export type CommandGroup = {
  about: (messages: CommandMessages) => string
  itself?: LoadCommand
  commands: Record<string, LoadCommand>
}

export type CommandTree = Record<string, LoadCommand | CommandGroup>
