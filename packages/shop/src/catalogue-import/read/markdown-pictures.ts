import { Marked } from 'marked'

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
