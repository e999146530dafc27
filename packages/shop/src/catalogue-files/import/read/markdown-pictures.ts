import { visibleLength } from '@zayy/domain/text/clean'
import { Marked } from 'marked'
import { CellError } from '../import-issues.ts'
import { htmlWriter } from '../store/to-html.ts'
import type { Cell } from './table.ts'

/** The pictures that a Markdown text shows. */
export function picturesIn(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  const found: string[] = []
  const marked = new Marked()
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') found.push(token.href)
  })
  return found
}

const toHtml = htmlWriter({ locale: 'en', picture: () => null })

/** Reads Markdown with `cell`, and refuses what shows nothing: neither a letter nor a picture. */
export function shown(cell: Cell<string>): Cell<string> {
  return (text, cellRef) => {
    const seen = toHtml(text).replace(/<[^>]*>|&nbsp;/g, '')
    if (visibleLength(seen) === 0 && picturesIn(text).length === 0)
      throw new CellError((messages) => messages.empty)
    return cell(text, cellRef)
  }
}

/** Markdown, each picture of which `picture` takes as if it were the cell's text. It may be empty, and as long as it likes. */
export function markdownCell(picture: Cell<string>): Cell<string> {
  return (text, cellRef) => {
    for (const path of picturesIn(text)) picture(path, cellRef)
    return text
  }
}
