import { cleanLine } from '@zayy/domain/text/clean'
import type { ImportIssues } from '../import-issues.ts'
import { garbled } from './garbled.ts'
import type { ImageFolder } from './image-folder.ts'
import { readCell } from './read-cell.ts'
import { type Columns, isWhole, type Line } from './table.ts'

/** A parsed Markdown file: its front matter and its text. */
export type Article<C extends Columns> = Line<C>['values'] & { markdown: string }

/**
 * Parses a Markdown file that starts with `key: value` lines between two lines of `---`.
 * @param bytes null if the file is missing
 * @param columns the mandatory keys; others are not allowed
 * @returns null if there are issues
 */
export function readArticle<C extends Columns>(
  file: string,
  bytes: Uint8Array | null,
  columns: C,
  images: ImageFolder,
  issues: ImportIssues,
): Article<C> | null {
  const before = issues.count
  const parts = splitArticle(file, bytes, issues)
  if (!parts) return null
  const given = readFrontMatter(file, parts.front, columns, issues)
  const values: Partial<Line<C>['values']> = {}
  for (const column in columns) {
    const entry = given.get(column)
    const read = readCell(columns[column], entry?.text ?? '', { file, row: entry?.row ?? 1, column }, issues)
    Object.assign(values, { [column]: read?.value })
  }
  if (parts.body === '') issues.add({ file, row: parts.bodyRow }, (messages) => messages.article.noText)
  readCell(images.markdown, parts.body, { file, row: null, column: null }, issues)
  if (issues.count > before || !isWhole<Line<C>['values']>(values)) return null
  return { ...values, markdown: parts.body }
}

function splitArticle(file: string, bytes: Uint8Array | null, issues: ImportIssues) {
  if (!bytes) {
    issues.add({ file }, (messages) => messages.file.missing)
    return null
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC').replaceAll('\r\n', '\n')
  } catch {
    issues.add({ file }, (messages) => messages.file.notUtf8)
    return null
  }
  for (const [index, line] of text.split('\n').entries()) {
    const lost = garbled(line)
    if (lost) issues.add({ file, row: index + 1 }, lost)
  }
  const parts = splitFrontMatter(text)
  if (!parts) issues.add({ file, row: 1 }, (messages) => messages.article.front)
  return parts
}

/** Splits a text after its front matter. Returns null if the text does not begin with one. */
export function splitFrontMatter(text: string): { front: string[]; body: string; bodyRow: number } | null {
  const [, front, body] = /^---\n([\s\S]*?)\n---\s*(?:\n([\s\S]*))?$/.exec(text) ?? []
  if (front === undefined) return null
  const lines = front.split('\n')
  return { front: lines, body: (body ?? '').trim(), bodyRow: lines.length + 3 }
}

/** Returns the lines of a front matter by key. Keys that are not in `columns` are issues. */
export function readFrontMatter(file: string, front: string[], columns: Columns, issues: ImportIssues) {
  const given = new Map<string, { text: string; row: number }>()
  for (const [index, line] of front.entries()) {
    const row = index + 2
    if (line.trim() === '') continue
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/.exec(line) ?? []
    if (key === '') issues.add({ file, row }, (messages) => messages.article.line)
    else if (!Object.hasOwn(columns, key))
      issues.add({ file, row, column: key }, (messages) => messages.article.notAsked)
    else if (given.has(key)) issues.add({ file, row, column: key }, (messages) => messages.article.twice)
    else given.set(key, { text: cleanLine(value).replace(/^(["'])(.*)\1$/, '$2'), row })
  }
  return given
}
