import { cleanLine } from '@zayy/domain/text/clean'
import textWidth from 'fast-string-width'
import { wrapLine } from './wrap-line.ts'

/**
 * @property end aligns the column to its end, for numbers
 * @property shrinksTo the minimum width in a narrow terminal; without it the column is never cut
 * @property wraps the text of the last column continues on further lines, instead of being cut
 */
type Look = { end?: true; shrinksTo?: number; wraps?: true }
type Column = Look & { heading: string }

export const NUMBER = { end: true } as const

/** Returns a column for each heading, in the order of the headings. */
export function tableColumns<Name extends string>(
  headings: Readonly<Record<Name, string>>,
  looks: Partial<Record<NoInfer<Name>, Look>>,
): Column[] {
  const named: Partial<Record<string, Look>> = looks
  return Object.entries<string>(headings).map(([name, heading]) => ({ heading, ...named[name] }))
}

const GAP = 2

/** Columns. The text of a narrower column that wraps goes below the row. */
const MIN_WRAPPED = 24
const INDENT = '    '

const GRAPHEMES = new Intl.Segmenter('ar', { granularity: 'grapheme' })
const ARABIC = /\p{Script=Arabic}|\p{Script=Hebrew}/u

/**
 * Draws a table with one line per row. In a narrow terminal the widest column with `shrinksTo` shrinks first, and the rest of a line
 * is cut. Control characters are removed, because customers' texts could move the cursor. Columns run from left to right in both
 * languages, as codes and amounts do.
 * @param columns of the terminal; null for a pipe: nothing is cut, and there are no direction marks
 */
export function textTable(
  headings: readonly Column[],
  rows: readonly (readonly string[])[],
  columns: number | null,
): string {
  const cells = [headings.map(({ heading }) => heading), ...rows].map((row) => row.map(cleanLine))
  const widths = headings.map((_, index) =>
    cells.reduce((widest, row) => Math.max(widest, textWidth(row[index] ?? '')), 0),
  )
  const shown = columns === null ? widths : narrowed(headings, widths, columns)
  const [head = [], ...body] = cells
  const first = line(headings, head, shown, columns)
  const others = body.flatMap((row) => rowLines(headings, row, shown, columns))
  const rule = shown.map((width) => '─'.repeat(width)).join(' '.repeat(GAP))
  return [first, columns === null ? rule : fitted(rule, columns), ...others].join('\n')
}

/** Returns the lines of a row: one, or several if its last cell wraps. */
function rowLines(
  headings: readonly Column[],
  row: readonly string[],
  widths: readonly number[],
  columns: number | null,
): string[] {
  const last = row.at(-1) ?? ''
  const width = widths.at(-1) ?? 0
  if (columns === null || !headings.at(-1)?.wraps || textWidth(last) <= width)
    return [line(headings, row, widths, columns)]
  // All lines of a text have the direction of the whole.
  const isolated = (text: string) => `${isArabic(last) ? '\u2067' : '\u2066'}${text}\u2069`
  const others = row.slice(0, -1)
  if (width < MIN_WRAPPED) {
    const below = wrapLine(last, columns - INDENT.length, '').map((text) => INDENT + isolated(text))
    return [line(headings, [...others, ''], widths, columns), ...below]
  }
  return wrapLine(last, width, '').map((text, index) =>
    line(headings, [...(index === 0 ? others : others.map(() => '')), text], widths, columns, isolated),
  )
}

/** True if the first letter of a text is written from right to left. */
function isArabic(text: string): boolean {
  return ARABIC.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

function narrowed(headings: readonly Column[], widths: readonly number[], columns: number): number[] {
  const shown = [...widths]
  if (headings.at(-1)?.wraps) {
    const before = shown.slice(0, -1).reduce((sum, width) => sum + width + GAP, 0)
    shown.push(Math.min(shown.pop() ?? 0, Math.max(0, columns - before)))
  }
  const room = columns - GAP * (headings.length - 1)
  let over = shown.reduce((sum, width) => sum + width, 0) - room
  while (over > 0) {
    const widest = widestThatShrinks(headings, shown)
    if (widest === null) break
    shown[widest] = (shown[widest] ?? 0) - 1
    over -= 1
  }
  return shown
}

function widestThatShrinks(headings: readonly Column[], shown: readonly number[]): number | null {
  let widest: number | null = null
  for (const [index, { shrinksTo }] of headings.entries()) {
    const width = shown[index] ?? 0
    if (shrinksTo === undefined || width <= shrinksTo) continue
    if (widest === null || width > (shown[widest] ?? 0)) widest = index
  }
  return widest
}

function line(
  headings: readonly Column[],
  row: readonly string[],
  widths: readonly number[],
  columns: number | null,
  isolatedLast = isolatedInLine,
): string {
  let left = columns ?? Number.POSITIVE_INFINITY
  const parts: string[] = []
  for (const [index, { end }] of headings.entries()) {
    const width = Math.min(widths[index] ?? 0, left)
    if (width <= 0) break
    const text = fitted(row[index] ?? '', width)
    const padding = ' '.repeat(width - textWidth(text))
    const isolated = index === headings.length - 1 ? isolatedLast : isolatedInLine
    const cell = columns === null ? text : isolated(text)
    parts.push(end ? padding + cell : cell + padding)
    left -= width + GAP
  }
  return parts.join(' '.repeat(GAP)).trimEnd()
}

/** Cuts a text to this many columns of a terminal and marks the cut with …. An Arabic vowel mark takes no column. */
export function fitted(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text
  let kept = ''
  for (const { segment } of GRAPHEMES.segment(text)) {
    if (textWidth(kept + segment) > columns - 1) break
    kept += segment
  }
  return columns < 1 ? '' : `${kept}…`
}

/** Isolates Arabic text, so that a terminal does not reorder the columns beside it. The marks take no column. */
function isolatedInLine(text: string): string {
  return ARABIC.test(text) ? `\u2068${text}\u2069` : text
}
