import { CHECKOUT_COMMAND } from '@zayy/i18n/shop-command'
import textWidth from 'fast-string-width'

const ISOLATE = /[\u2066-\u2069]/g
const END = '\u2069'

/**
 * Breaks a line between words to fit a terminal; further lines begin with `indent`. Isolates that are open at a break are closed
 * and opened again, because a terminal orders each line on its own. A longer word keeps its line, and a command of the shop is one
 * word, so that it can be pasted.
 * @param columns of the terminal; null: nothing is broken
 */
export function wrapLine(text: string, columns: number | null, indent: string): string[] {
  if (columns === null || textWidth(text) <= columns) return [text]
  const lines: string[] = []
  let line = ''
  let open: string[] = []
  for (const word of withWholeCommands(text.split(/(?<=\S) /))) {
    const isFirst = line === ''
    if (!isFirst && textWidth(`${line} ${word}`) > columns) {
      lines.push(line + END.repeat(open.length))
      line = indent + open.join('') + word
    } else line += isFirst ? word : ` ${word}`
    open = isolatesAfter(open, word)
  }
  return [...lines, line]
}

/**
 * Breaks the lines of a text between words to fit a terminal. A line that begins with two spaces is a command, which stays in one piece
 * so that it can be pasted.
 * @param columns of the terminal; null: nothing is broken
 */
export function wrapText(text: string, columns: number | null): string {
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith('  ') ? [line] : wrapLine(line, columns, '')))
    .join('\n')
}

/** Joins the words of a command up to a sign that ends it, or the first word that is not Latin. */
function withWholeCommands(words: readonly string[]): string[] {
  const joined: string[] = []
  let isCommand = false
  for (const [at, word] of words.entries()) {
    const last = joined.pop()
    const continues: boolean = isCommand && /^[!-~]+\u2069*$/.test(word)
    if (last !== undefined) joined.push(...(continues ? [`${last} ${word}`] : [last, word]))
    else joined.push(word)
    const begins = words
      .slice(at, at + 4)
      .join(' ')
      .endsWith(CHECKOUT_COMMAND)
    isCommand = (continues || begins) && !/[.,:;]\u2069*$/.test(word)
  }
  return joined
}

function isolatesAfter(open: readonly string[], text: string): string[] {
  const after = [...open]
  for (const [mark] of text.matchAll(ISOLATE)) {
    if (mark === END) after.pop()
    else after.push(mark)
  }
  return after
}
