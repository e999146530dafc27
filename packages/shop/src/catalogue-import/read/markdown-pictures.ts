import { Marked } from 'marked'
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

/** Markdown, each picture of which `picture` takes as if it were the cell's text. It may be empty, and as long as it likes. */
export function markdownCell(picture: Cell<string>): Cell<string> {
  return (text, cellRef) => {
    for (const path of picturesIn(text)) picture(path, cellRef)
    return text
  }
}
