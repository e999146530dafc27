import { plainText } from '@zayy/domain/text/plain-text'
import { wordList } from '@zayy/domain/text/word-set'
import sanitize from 'sanitize-html'
import { costIssue } from '../import/read/markdown-costs.ts'
import { htmlWriter } from '../import/store/to-html.ts'
import { oneLine } from './bilingual.ts'

const allowed: sanitize.IOptions = {
  allowedTags: wordList(
    'p, h2, h3, h4, ul, ol, li, table, thead, tbody, tfoot, tr, th, td, caption, br, strong, em, a',
  ),
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    div: 'p',
    section: 'p',
    article: 'p',
    blockquote: 'p',
  },
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg'],
}

/** Tags of a description. Of more, only the text is taken: the parser's time grows with the square of their depth. */
const MAX_TAGS = 20_000

/**
 * Converts the description of another shop to Markdown. Tables and nested lists stay HTML, which Markdown allows. Pictures, videos
 * and styles are removed. Every line becomes a paragraph, because the import removes the spaces that end a line in Markdown.
 */
export function htmlToMarkdown(source: string): string {
  // Patterns look for the start of a line after each of these signs, and read the rest of the line from there.
  const html = source.replace(/\r\n?|[\u2028\u2029]/g, '\n')
  if (html.split('<').length > MAX_TAGS) return paragraphs(escaped(html.replace(/<[^<>]*>/g, '\n')))
  const isHtml = /<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i.test(html)
  if (!isHtml) return paragraphs(escaped(html))
  const clean = sanitize(html, allowed)
  if (/<table|<li>(?:(?!<\/li>).)*<[uo]l>/is.test(clean)) return asHtml(clean)
  const markdown = paragraphs(
    // WordPress writes paragraphs as empty lines within HTML.
    escaped(clean.replace(/\n[ \t]*\n/g, '<p>').replace(/\s+/g, ' '), true)
      .replace(/<br ?\/?>/g, '\n')
      .replace(/<\/strong>(\s*)<strong>|<\/em>(\s*)<em>/g, '$1$2')
      .replace(/<em>(\s*)([^<]*?)(\s*)<\/em>/g, marked('*'))
      .replace(/<strong>(\s*)([^<]*?)(\s*)<\/strong>/g, marked('**'))
      .replace(/<a href="([^"\s()<>]*)">(.*?)<\/a>/gs, '[$2]($1)')
      .replace(/<h([234])>(.*?)<\/h\1>/gs, (_, level: string, text: string) => {
        const title = lineOf(text)
        return title === '' ? '' : `\n${'#'.repeat(Number(level))} ${title}\n`
      })
      .replace(/<ol>(.*?)<\/ol>/gs, (_, items: string) => `\n${items.replaceAll('<li>', '<li>1. ')}\n`)
      .replace(/<li>(1\. )?(.*?)<\/li>/gs, (_, number: string | undefined, text: string) => {
        const item = lineOf(text)
        return item === '' ? '' : `\n${number ?? '- '}${item}\n`
      })
      .replace(/<\/?(?:p|ul|ol|h[234])>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  )
  if (costIssue(markdown) !== null) return asHtml(clean)
  return lettersOf(toHtml(markdown)) === lettersOf(clean) ? markdown : asHtml(clean)
}

const toHtml = htmlWriter({ locale: 'en', image: () => null })

function lettersOf(html: string): string {
  return plainText(html).replace(/\s/g, '')
}

/** One line within a block, so that no part of it is read as Markdown. */
function asHtml(clean: string): string {
  return `<div>${oneLine(clean)}</div>`
}

/** Returns Markdown that shows a line of text as it is. */
export function textToMarkdown(line: string): string {
  return escaped(line, true).replaceAll('<', '&lt;').trim()
}

/** Puts a mark such as ** around a text, inside its outer spaces. Leaves empty texts and texts of several lines unmarked. */
function marked(mark: string) {
  return (_: string, before: string, text: string, after: string) =>
    text.includes('\n') || text.replace(/<[^>]*>/g, '').trim() === ''
      ? before + text + after
      : `${before}${mark}${text}${mark}${after}`
}

function lineOf(html: string): string {
  return oneLine(html.replace(/<\/?p>/g, ' '))
}

/** Escapes characters that Markdown would interpret, except in tags. Lists in a plain text stay lists. */
function escaped(html: string, isHtml = false): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part, index) => {
      if (isHtml && index % 2 === 1) return part
      const text = part
        .replace(/&nbsp;|\u00a0/g, ' ')
        .replace(/&amp;(?![a-z#])/gi, '&')
        .replace(/[\\`*[\]~]|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])/gu, '\\$&')
        .replace(/^((?:[^\S\n]|[-+][^\S\n]|\d+[.)][^\S\n])*)([#>=])/gm, '$1\\$2')
      if (!isHtml) return text.replaceAll('<', '&lt;')
      return text
        .replace(/^([^\S\n]*)([-+])(?=[-\s]|$)/gm, '$1\\$2')
        .replace(/^([^\S\n]*\d+)([.)])(?=\s|$)/gm, '$1\\$2')
    })
    .join('')
}

const LIST_ITEM = /^(?:-|\d+\.) /

/** One empty line between lines, none between the items of a list. */
function paragraphs(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
  return lines
    .map((line, index) => {
      const isNextItem = LIST_ITEM.test(line) && LIST_ITEM.test(lines[index - 1] ?? '')
      return index === 0 ? line : `${isNextItem ? '\n' : '\n\n'}${line}`
    })
    .join('')
}
