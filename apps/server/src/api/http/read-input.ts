import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { MAX_ORDER_VALUES } from '@zayy/domain/checkout/order-size'
import { type AnnouncedBody, BodyError, knownEntries, readBody } from './read-body.ts'

/** List elements that the names of a form may imply: each value of an order is nested in three lists. */
const MAX_LIST_PLACES = 3 * MAX_ORDER_VALUES

const brackets = new StandardBracketNotationSerializer()

/**
 * Reads a call's input: its query (GET) or body, overridden by path values. Counts the values before any schema sees them, and a form's list
 * elements before the lists are built.
 *
 * @param announced the body, or null for GET
 * @throws BodyError if the body cannot be read; 413 if it has more than 2,000 values
 */
export async function readInput(
  request: Request,
  url: URL,
  announced: AnnouncedBody | null,
  params: Record<string, string> = {},
): Promise<object> {
  const sent = announced
    ? await readBody(request, announced)
    : new URLSearchParams(knownEntries(url.searchParams))
  const fields = sent instanceof FormData || sent instanceof URLSearchParams ? nested(sent) : sent
  if (holdsMoreThan(MAX_ORDER_VALUES, fields)) throw new BodyError(413)
  return { ...fields, ...params }
}

function nested(form: FormData | URLSearchParams): object {
  if (listPlaces(form.keys()) > MAX_LIST_PLACES) throw new BodyError(413)
  const fields = brackets.deserialize([...form.entries()])
  if (typeof fields !== 'object' || fields === null) throw new BodyError(400)
  return fields
}

/**
 * Returns whether an input has more than `max` leaf values: primitives, empty lists and objects, and gaps in a list. Stops counting at
 * `max`, and does not recurse, so that deep nesting cannot overflow the stack.
 */
export function holdsMoreThan(max: number, input: unknown): boolean {
  const open: unknown[] = [input]
  let count = 0
  while (open.length > 0) {
    const value = open.pop()
    const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
    if (parts.length > max) return true
    if (parts.length === 0) count += 1
    else for (const part of parts) open.push(part)
    if (count + open.length > max) return true
  }
  return false
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns how many list elements these form names imply, gaps included: `a[2]` implies three. */
export function listPlaces(names: Iterable<string>): number {
  const lengths = new Map<string, number>()
  let places = 0
  for (const name of names)
    for (const { 1: digits, index } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, index)
      const before = lengths.get(list) ?? 0
      const length = Math.max(before, Number(digits) + 1)
      lengths.set(list, length)
      places += length - before
    }
  return places
}
