import type { Command, CommandHelp } from './command.ts'
import type { CommandMessages } from './messages.ts'
import { nearestName } from './nearest-name.ts'

/** A command that is loaded when it is called. */
type LoadCommand = () => Promise<AnyCommand>

/** A command whatever it takes: what it takes is known where it is defined. */
export type AnyCommand = Omit<Command, 'help' | 'run'> & {
  help: (messages: CommandMessages) => CommandHelp
  // A method, so that a command that asks for certain names only is one of any names.
  run(call: Parameters<Command['run']>[0]): Promise<void>
}

/**
 * Commands under a common word, such as `shop orders …`.
 * @property itself what the word does when no command follows it; its help names the others
 */
export type CommandGroup = {
  about: (messages: CommandMessages) => string
  itself?: LoadCommand
  commands: Record<string, LoadCommand>
}

export type CommandTree = Record<string, LoadCommand | CommandGroup>

/**
 * The command that the words name, or the group where they name no more; `unknown` is the first word that names nothing.
 * @property path the words that were understood
 * @property rest what comes after them
 */
export type FoundCommand =
  | { kind: 'command'; path: string[]; load: LoadCommand; rest: string[] }
  | { kind: 'group'; path: string[]; group: CommandGroup }
  | { kind: 'top' }
  | { kind: 'unknown'; path: string[]; unknown: string }

/** Follows what was typed down the tree. */
export function findCommand(tree: CommandTree, args: readonly string[]): FoundCommand {
  const [first, second, ...rest] = args
  if (first === undefined) return { kind: 'top' }
  const entry = entryOf(tree, first)
  if (!entry) return { kind: 'unknown', path: [], unknown: first }
  if (typeof entry === 'function') return { kind: 'command', path: [first], load: entry, rest: args.slice(1) }
  if (entry.itself && (second === undefined || second.startsWith('-')))
    return { kind: 'command', path: [first], load: entry.itself, rest: args.slice(1) }
  if (second === undefined) return { kind: 'group', path: [first], group: entry }
  const load = entryOf(entry.commands, second)
  if (!load) return { kind: 'unknown', path: [first], unknown: second }
  return { kind: 'command', path: [first, second], load, rest }
}

/** Returns the command that was probably meant by words that name none, such as `orders list`; null where none is near. */
export function suggestCommand(tree: CommandTree, args: readonly string[]): string | null {
  const [first = '', second = ''] = args
  const word = nearestName(first, Object.keys(tree))
  const entry = word === null ? undefined : entryOf(tree, word)
  if (word === null || !entry) return withItsGroup(tree, first, second)
  const next = typeof entry === 'function' ? null : nearestName(second, Object.keys(entry.commands))
  if (next !== null) return `${word} ${next}`
  return word === first ? null : word
}

/** The command whose group was left out (`refund`), where only one has its name, or was typed after it (`list orders`). */
function withItsGroup(tree: CommandTree, name: string, next: string): string | null {
  const groups = Object.entries(tree).filter(
    ([, entry]) => typeof entry !== 'function' && entryOf(entry.commands, name) !== undefined,
  )
  const names = groups.map(([group]) => group)
  const group = names.length === 1 ? names[0] : nearestName(next, names)
  return group ? `${group} ${name}` : null
}

/** Not what every object has, such as `constructor`. */
function entryOf<Entry>(entries: Record<string, Entry>, name: string): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}
