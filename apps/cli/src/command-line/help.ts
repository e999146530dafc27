import type { StandardOption } from './command.ts'
import type { AnyCommand, CommandGroup, CommandTree } from './command-tree.ts'
import type { CommandMessages } from './messages.ts'
import { twoColumns, wrapped } from './wrapped.ts'

const program = 'shop'

/**
 * What `shop --help` prints: the commands, each with a sentence.
 * @param columns of the terminal, here and below; null: no line is broken
 */
export async function topHelp(
  tree: CommandTree,
  messages: CommandMessages,
  columns: number | null,
): Promise<string> {
  const { commandLine } = messages
  const lines = await Promise.all(
    Object.entries(tree).map(
      async ([name, entry]): Promise<[string, string]> =>
        typeof entry === 'function'
          ? [name, (await entry()).help(messages).summary]
          : [`${name} …`, entry.about(messages)],
    ),
  )
  return sections([
    wrapped(commandLine.about, columns),
    [commandLine.commands, ...twoColumns(lines, columns)],
    [commandLine.options, ...twoColumns(standardLines([], commandLine), columns)],
    wrapped(commandLine.more(`${program} … --help`), columns),
  ])
}

/** What `shop orders --help` prints. */
export async function groupHelp(
  path: string[],
  group: CommandGroup,
  messages: CommandMessages,
  columns: number | null,
): Promise<string> {
  const lines = await Promise.all(
    Object.entries(group.commands).map(async ([name, load]): Promise<[string, string]> => {
      const command = await load()
      return [[name, ...operandNames(command)].join(' '), command.help(messages).summary]
    }),
  )
  const { commandLine } = messages
  const called = [program, ...path].join(' ')
  return sections([
    wrapped(group.about(messages), columns),
    [
      commandLine.commands,
      ...twoColumns(
        lines.map(([line, summary]) => [`${called} ${line}`, summary]),
        columns,
      ),
    ],
    wrapped(commandLine.more(`${called} … --help`), columns),
  ])
}

/** What `shop orders paid --help` prints. */
export function commandHelp(
  path: string[],
  command: AnyCommand,
  messages: CommandMessages,
  columns: number | null,
): string {
  const { commandLine } = messages
  const { summary, details, descriptions } = command.help(messages)
  const hasOptions = command.texts || command.flags || command.standard
  const usage = [program, ...path, ...operandNames(command), ...(hasOptions ? ['[--…]'] : [])].join(' ')
  const operands = operandNames(command).map((name): [string, string] => [
    name,
    descriptions[name.replace(/[[\]]/g, '')] ?? '',
  ])
  const options = [
    ...Object.entries(command.texts ?? {}).map(([name, value]): [string, string] => [
      `--${name} ${value}`,
      descriptions[name] ?? '',
    ]),
    ...(command.flags ?? []).map((name): [string, string] => [`--${name}`, descriptions[name] ?? '']),
    ...standardLines(command.standard ?? [], commandLine),
  ]
  return sections([
    wrapped(summary, columns),
    [commandLine.usage, ...wrapped(`  ${usage}`, columns)],
    operands.length > 0 ? [commandLine.operands, ...twoColumns(operands, columns)] : [],
    [commandLine.options, ...twoColumns(options, columns)],
    details ? details.split('\n').flatMap((line) => wrapped(line, columns)) : [],
  ])
}

function operandNames({ operands = [] }: Pick<AnyCommand, 'operands'>): string[] {
  return operands.map((name) => (name.endsWith('?') ? `[${name.slice(0, -1)}]` : name))
}

function standardLines(
  options: readonly StandardOption[],
  { standard }: CommandMessages['commandLine'],
): [string, string][] {
  const values: Record<StandardOption, string> = { json: '--json', yes: '--yes', by: '--by NAME' }
  return [
    ...options.map((name): [string, string] => [values[name], standard[name]]),
    ['--lang ar|en', standard.lang],
    ['-h, --help', standard.help],
  ]
}

function sections(parts: string[][]): string {
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
