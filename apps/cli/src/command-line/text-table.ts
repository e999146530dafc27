import { fitted, isolatedInLine, onOneLine, textWidth } from './text-width.ts'

/**
 * @property end numbers: written to the end of the column
 * @property shrinksTo how narrow it may become where the terminal has no room; left out: it is never cut
 */
export type Column = { heading: string; end?: true; shrinksTo?: number }

const gap = 2

/**
 * A table for people. Where the terminal is too narrow, columns that may shrink do, the widest first, and what still does not
 * fit is cut, so that each row stays one line. Columns go from left to right in both languages, as codes and amounts do.
 * @param columns of the terminal; null: nothing is cut, and there are no marks of direction, for what reads a pipe
 */
export function textTable(
  headings: readonly Column[],
  rows: readonly (readonly string[])[],
  columns: number | null,
): string {
  const cells = [headings.map(({ heading }) => heading), ...rows].map((row) => row.map(onOneLine))
  const widths = headings.map((_, index) =>
    cells.reduce((widest, row) => Math.max(widest, textWidth(row[index] ?? '')), 0),
  )
  const shown = columns === null ? widths : narrowed(headings, widths, columns)
  const [first = [], ...others] = cells.map((row) => line(headings, row, shown, columns))
  const rule = shown.map((width) => '─'.repeat(width)).join(' '.repeat(gap))
  return [first, columns === null ? rule : fitted(rule, columns), ...others].join('\n')
}

function narrowed(headings: readonly Column[], widths: readonly number[], columns: number): number[] {
  const shown = [...widths]
  const room = columns - gap * (headings.length - 1)
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
): string {
  let left = columns ?? Number.POSITIVE_INFINITY
  const parts: string[] = []
  for (const [index, { end }] of headings.entries()) {
    const width = Math.min(widths[index] ?? 0, left)
    if (width <= 0) break
    const text = fitted(row[index] ?? '', width)
    const padding = ' '.repeat(width - textWidth(text))
    const cell = columns === null ? text : isolatedInLine(text)
    parts.push(end ? padding + cell : cell + padding)
    left -= width + gap
  }
  return parts.join(' '.repeat(gap)).trimEnd()
}
