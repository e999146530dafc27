import { textWidth } from './text-width.ts'

/**
 * A line in as many as it takes to fit so many columns, broken at blanks; a word that is wider stands alone. What follows the first
 * begins under the line's own beginning: behind its blanks, and behind the first of its columns where two blanks part it from the rest.
 * @param columns of the terminal; null: the line stays as it is
 */
export function wrapped(line: string, columns: number | null): string[] {
  const start = /^ *(?:\S+ {2,}(?=\S))?/.exec(line)?.[0] ?? ''
  return columns === null ? [line] : folded(start, line.slice(start.length), columns)
}

/**
 * Names, each with a sentence beside it; below it, where the terminal leaves the sentence too little room.
 * @param columns of the terminal; null: each stays one line
 */
export function twoColumns(lines: readonly [string, string][], columns: number | null): string[] {
  const width = Math.max(...lines.map(([name]) => textWidth(name)))
  const isNarrow = columns !== null && columns - width - 4 < LEAST_BESIDE
  return lines.flatMap(([name, text]) => {
    if (isNarrow) return [...folded('  ', name, columns), ...folded('      ', text, columns)]
    const start = `  ${name}${' '.repeat(width - textWidth(name))}  `
    return columns === null ? [start + text] : folded(start, text, columns)
  })
}

/** The fewest columns that a sentence stands in beside its name. */
const LEAST_BESIDE = 28

/** Words behind a start, in lines of so many columns. */
function folded(start: string, text: string, columns: number): string[] {
  const lines: string[] = []
  let line = start
  let isEmpty = true
  for (const word of text.split(' ').filter((word) => word !== '')) {
    const longer = isEmpty ? line + word : `${line} ${word}`
    if (isEmpty || textWidth(longer) <= columns) {
      line = longer
    } else {
      lines.push(line)
      line = ' '.repeat(textWidth(start)) + word
    }
    isEmpty = false
  }
  return [...lines, line]
}
