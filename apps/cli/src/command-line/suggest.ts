import { orderStatuses } from '@zayy/domain/orders/order-status'
import { editDistance } from '@zayy/domain/text/edit-distance'
import type { CommandTree } from './command.ts'

/** A single letter is the prefix of too many names. */
const MIN_PREFIX_LENGTH = 2

/**
 * Returns the nearest name within two edits, or the only name with this prefix, or null. Case, and `_` for `-`, do not count as
 * edits.
 */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const asked = plain(typed)
  const near = names
    .map((name) => ({ name, distance: distance(asked, plain(name)) }))
    .filter(({ name, distance }) => distance <= maxDistance(Math.max(asked.length, name.length)))
    .sort((one, other) => one.distance - other.distance)
  if (near[0]) return near[0].name
  if (asked.length < MIN_PREFIX_LENGTH) return null
  const [only, another] = names.filter((name) => plain(name).startsWith(asked))
  return another === undefined ? (only ?? null) : null
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '-')
}

/** Skips the comparison if the lengths differ too much, since the typed word may be very long. */
function distance(asked: string, name: string): number {
  return Math.abs(asked.length - name.length) > 2 ? Infinity : editDistance(asked, name)
}

function maxDistance(lengthOfLonger: number): number {
  if (lengthOfLonger <= 2) return 0
  return lengthOfLonger <= 5 ? 1 : 2
}

/** Owners type a status as if it were a command: `orders cancel`. */
const STATUS_WORDS = orderStatuses.map((status) => status.replaceAll(' ', '-'))

/** Returns the nearest command to words that name none, such as `orders list`, or null. */
export function suggestCommand(tree: CommandTree, args: readonly string[]): string | null {
  const [first = '', second = ''] = args
  const word = nearestName(first, Object.keys(tree))
  if (word === null) return withItsGroup(tree, first, second)
  const next = nearestName(second, commandsOf(tree, word))
  if (next !== null) return `${word} ${next}`
  const status = word === 'orders' ? nearestName(second, STATUS_WORDS) : null
  if (status !== null) return `orders status CODE ${status}`
  return word === first ? null : word
}

/** Finds a command typed without its group (`refund`), if only one group has it, or before it (`list orders`). */
function withItsGroup(tree: CommandTree, name: string, next: string): string | null {
  const groups = Object.keys(tree).filter((group) => commandsOf(tree, group).includes(name))
  const group = groups.length === 1 ? groups[0] : nearestName(next, groups)
  return group ? `${group} ${name}` : null
}

function commandsOf(tree: CommandTree, group: string): string[] {
  const entry = tree[group]
  return entry && typeof entry !== 'function' ? Object.keys(entry.commands) : []
}
