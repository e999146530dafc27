import type { StandardOption } from './command.ts'
import type { AnyCommand, CommandGroup, CommandTree } from './command-tree.ts'
import { textWidth } from './text-width.ts'
import type { CommandWords } from './words.ts'

const program = 'shop'

/** What `shop --help` prints: the commands, each with a sentence. */
export async function topHelp(tree: CommandTree, words: CommandWords): Promise<string> {
  const { commandLine } = words
  const lines = await Promise.all(
    Object.entries(tree).map(
      async ([name, entry]): Promise<[string, string]> =>
        typeof entry === 'function'
          ? [name, (await entry()).help(words).summary]
          : [`${name} …`, entry.about(words)],
    ),
  )
  return sections([
    [commandLine.about],
    [commandLine.commands, ...twoColumns(lines)],
    [commandLine.options, ...twoColumns(standardLines([], commandLine))],
    [commandLine.more(`${program} … --help`)],
  ])
}

/** What `shop orders --help` prints. */
export async function groupHelp(path: string[], group: CommandGroup, words: CommandWords): Promise<string> {
  const lines = await Promise.all(
    Object.entries(group.commands).map(async ([name, load]): Promise<[string, string]> => {
      const command = await load()
      return [[name, ...operandNames(command)].join(' '), command.help(words).summary]
    }),
  )
  const { commandLine } = words
  const called = [program, ...path].join(' ')
  return sections([
    [group.about(words)],
    [commandLine.commands, ...twoColumns(lines.map(([line, summary]) => [`${called} ${line}`, summary]))],
    [commandLine.more(`${called} … --help`)],
  ])
}

/** What `shop orders paid --help` prints. */
export function commandHelp(path: string[], command: AnyCommand, words: CommandWords): string {
  const { commandLine } = words
  const { summary, details, words: said } = command.help(words)
  const hasOptions = command.texts || command.flags || command.standard
  const usage = [program, ...path, ...operandNames(command), ...(hasOptions ? ['[--…]'] : [])].join(' ')
  const operands = operandNames(command).map((name): [string, string] => [
    name,
    said[name.replace(/[[\]]/g, '')] ?? '',
  ])
  const options = [
    ...Object.entries(command.texts ?? {}).map(([name, value]): [string, string] => [
      `--${name} ${value}`,
      said[name] ?? '',
    ]),
    ...(command.flags ?? []).map((name): [string, string] => [`--${name}`, said[name] ?? '']),
    ...standardLines(command.standard ?? [], commandLine),
  ]
  return sections([
    [summary],
    [commandLine.usage, `  ${usage}`],
    operands.length > 0 ? [commandLine.operands, ...twoColumns(operands)] : [],
    [commandLine.options, ...twoColumns(options)],
    details ? [details] : [],
  ])
}

function operandNames({ operands = [] }: Pick<AnyCommand, 'operands'>): string[] {
  return operands.map((name) => (name.endsWith('?') ? `[${name.slice(0, -1)}]` : name))
}

function standardLines(
  options: readonly StandardOption[],
  { standard }: CommandWords['commandLine'],
): [string, string][] {
  const values: Record<StandardOption, string> = { json: '--json', yes: '--yes', by: '--by NAME' }
  return [
    ...options.map((name): [string, string] => [values[name], standard[name]]),
    ['--lang ar|en', standard.lang],
    ['-h, --help', standard.help],
  ]
}

function twoColumns(lines: readonly [string, string][]): string[] {
  const width = Math.max(...lines.map(([name]) => textWidth(name)))
  return lines.map(([name, said]) => `  ${name}${' '.repeat(width - textWidth(name))}  ${said}`)
}

function sections(parts: string[][]): string {
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
