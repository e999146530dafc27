import { type Command, Help } from 'commander'
import type { CommandMessages } from './messages.ts'
import { wrapLine } from './wrap-line.ts'

/** A description with fewer columns beside its term goes on the next line. */
const MIN_DESCRIPTION_COLUMNS = 28

/** Commander's help with translated titles, in terminals of any width. */
export class TranslatedHelp extends Help {
  override minWidthToWrap = 1
  readonly titles: ReadonlyMap<string, string>
  readonly #command: string

  /** @param command how commands begin on this machine */
  constructor({ usage, operands, options, commands }: CommandMessages['commandLine'], command: string) {
    super()
    this.#command = command
    this.titles = new Map([
      // An Arabic title on a separate line keeps the command left-to-right.
      ['Usage:', `${usage}\n `],
      ['Arguments:', operands],
      ['Options:', options],
      ['Commands:', commands],
    ])
  }

  override styleTitle(title: string): string {
    return this.titles.get(title) ?? title
  }

  override commandUsage(command: Command): string {
    return this.boxWrap(`  ${super.commandUsage(command)}`, this.helpWidth ?? 80).trimStart()
  }

  override subcommandTerm(command: Command): string {
    return `${command.name()} ${command.usage().replace('[--…]', '')}`.trimEnd()
  }

  override formatItem(term: string, termWidth: number, description: string, helper: Help): string {
    const columns = this.helpWidth ?? 80
    if (columns - termWidth - 4 >= MIN_DESCRIPTION_COLUMNS)
      return super.formatItem(term, termWidth, description, helper)
    return this.boxWrap(`  ${term}\n      ${description}`, columns)
  }

  /**
   * Indents wrapped lines like the first one, or like its second column if two spaces separate the columns. A line that is a command
   * stays in one piece so that it can be pasted.
   */
  override boxWrap(text: string, width: number): string {
    return text
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith(`  ${this.#command} `)) return [line]
        const start = /^ *(?:\S+ {2,}(?=\S))?/.exec(line)?.[0] ?? ''
        return wrapLine(line, width, ' '.repeat(start.length))
      })
      .join('\n')
  }
}
