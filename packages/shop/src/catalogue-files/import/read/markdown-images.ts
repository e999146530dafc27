import { visibleLength } from '@zayy/domain/text/clean'
import { Marked } from 'marked'
import { CellError } from '../import-issues.ts'
import { htmlWriter } from '../store/to-html.ts'
import { refuseCostly } from './markdown-costs.ts'
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
