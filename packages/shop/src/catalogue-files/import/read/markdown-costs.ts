import { formatNumber } from '@zayy/i18n/numbers'
import { CellError, type Reason } from '../import-issues.ts'

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

/** Marks that may begin emphasis, code, an image or an instruction; not those of a list, which a space follows. */
const MARKS = /(?:\*+|_+|~+|`+|!|<\?)(\s)?/g

/** Characters of a web or e-mail address, whose end the parser looks for in the square of its length. */
const MAX_ADDRESS = 2_000
const ADDRESS = /@|:\/\/|www\./i

function isCostly(paragraph: string): boolean {
  const marks = [...paragraph.matchAll(MARKS)].filter(([, space]) => space === undefined)
  return marks.length > MAX_MARKS || paragraph.split('\n').length > MAX_PARAGRAPH_LINES
}

function isLongAddress(word: string): boolean {
  return word.length > MAX_ADDRESS && ADDRESS.test(word)
}

/** Returns why the parser would take too long for this Markdown, or null if it does not. */
export function costIssue(markdown: string): Reason | null {
  if (TOO_DEEP.test(markdown)) return (messages) => messages.tooDeep(`${MAX_LEVELS}`)
  const columns = (markdown.match(DELIMITERS) ?? []).map((line) => line.split('|').length)
  const widest = columns.reduce((most, each) => Math.max(most, each), 0)
  if (widest > 2 && widest * markdown.split(/\r\n?|\n/).length > MAX_CELLS)
    return (messages) => messages.tooManyCells(formatNumber(MAX_CELLS))
  const paragraphs = markdown.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)
  if (paragraphs.some(isCostly))
    return (messages) => messages.longParagraph(formatNumber(MAX_MARKS), formatNumber(MAX_PARAGRAPH_LINES))
  return markdown.split(/[\s<>]+/).some(isLongAddress)
    ? (messages) => messages.longAddress(formatNumber(MAX_ADDRESS))
    : null
}

/** Refuses Markdown that the parser cannot take. */
export function refuseCostly(markdown: string): void {
  const issue = costIssue(markdown)
  if (issue) throw new CellError(issue)
}
