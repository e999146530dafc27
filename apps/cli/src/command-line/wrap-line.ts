import textWidth from 'fast-string-width'

const ISOLATE = /[\u2066-\u2069]/g
const END = '\u2069'

/**
 * Breaks a line between words to fit a terminal; further lines begin with `indent`. Isolates that are open at a break are closed
 * and opened again, because a terminal orders each line on its own. A longer word keeps its line.
 * @param columns of the terminal; null: nothing is broken
 */
export function wrapLine(text: string, columns: number | null, indent: string): string[] {
  if (columns === null || textWidth(text) <= columns) return [text]
  const lines: string[] = []
  let line = ''
  let open: string[] = []
  for (const word of text.split(/(?<=\S) /)) {
    const isFirst = line === ''
    if (!isFirst && textWidth(`${line} ${word}`) > columns) {
      lines.push(line + END.repeat(open.length))
      line = indent + open.join('') + word
    } else line += isFirst ? word : ` ${word}`
    open = isolatesAfter(open, word)
  }
  return [...lines, line]
}

function isolatesAfter(open: readonly string[], text: string): string[] {
  const after = [...open]
  for (const [mark] of text.matchAll(ISOLATE)) {
    if (mark === END) after.pop()
    else after.push(mark)
  }
  return after
}
