import { visibleLength } from '@zayy/domain/text/clean'
import { formatNumber } from '@zayy/i18n/numbers'
import { Marked } from 'marked'
import { CellError } from '../import-issues.ts'
import { htmlWriter } from '../store/to-html.ts'
import type { Cell } from './read-cell.ts'

/** Returns the paths of the images in a Markdown text. */
export function imagesIn(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  const found: string[] = []
  const marked = new Marked()
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push(token.href)
  })
  return found
}

const toHtml = htmlWriter({ locale: 'en', image: () => null })

/** True for Markdown with a visible letter or an image. A text that begins with a letter is not converted to find out. */
export function isShown(markdown: string): boolean {
  if (/^[A-Za-z\u0621-\u063A\u0641-\u064A]/.test(markdown)) return true
  const seen = toHtml(markdown).replace(/<[^>]*>|&nbsp;/g, '')
  return visibleLength(seen) > 0 || imagesIn(markdown).length > 0
}

/** Levels of quotations and lists. The parser is recursive. */
const MAX_LEVELS = 20

/** A line that begins with too many marks of quotations and lists, or a list item that is indented too far. */
const TOO_DEEP = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){${MAX_LEVELS + 1}}|^[ \t]{${4 * MAX_LEVELS},}(?:[-+*]|\d{1,9}[.)])[ \t]`,
  'm',
)

/** Cells of the tables of a text. The parser fills each row up to the columns of its table, so a short text may have billions. */
const MAX_CELLS = 200_000

/** The line below the headings of a table. */
const DELIMITERS = /^[ \t>]*[|:-][ \t|:-]*$/gm

/** Marks and lines of a paragraph. The parser's time grows with the square of either. */
const MAX_MARKS = 2_000
const MAX_PARAGRAPH_LINES = 10_000

/** Marks that may begin emphasis, code or an image; not those of a list, which a space follows. */
const MARKS = /(?:\*+|_+|~+|`+|!)(\s)?/g

function isCostly(paragraph: string): boolean {
  const marks = [...paragraph.matchAll(MARKS)].filter(([, space]) => space === undefined)
  return marks.length > MAX_MARKS || paragraph.split('\n').length > MAX_PARAGRAPH_LINES
}

/** Refuses Markdown that the parser cannot take. */
function refuseCostly(markdown: string): void {
  if (TOO_DEEP.test(markdown)) throw new CellError((messages) => messages.tooDeep(`${MAX_LEVELS}`))
  const columns = (markdown.match(DELIMITERS) ?? []).map((line) => line.split('|').length)
  const widest = columns.reduce((most, each) => Math.max(most, each), 0)
  if (widest > 2 && widest * markdown.split(/\r\n?|\n/).length > MAX_CELLS)
    throw new CellError((messages) => messages.tooManyCells(formatNumber(MAX_CELLS)))
  const paragraphs = markdown.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)
  if (paragraphs.some(isCostly))
    throw new CellError((messages) =>
      messages.longParagraph(formatNumber(MAX_MARKS), formatNumber(MAX_PARAGRAPH_LINES)),
    )
}

/** Refuses Markdown that shows nothing. */
export function shown<T>(cell: Cell<T>): Cell<T> {
  return (text, cellRef) => {
    refuseCostly(text)
    if (!isShown(text)) throw new CellError((messages) => messages.empty)
    return cell(text, cellRef)
  }
}

/** Parses Markdown of any length and checks each image with `image`. */
export function markdownCell(image: Cell<string>): Cell<string> {
  return (text, cellRef) => {
    refuseCostly(text)
    for (const path of imagesIn(text)) image(path, cellRef)
    return text
  }
}
