import type { Locale } from '@zayy/contract/types'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import { readFrontMatter, splitFrontMatter } from '../import/read/article.ts'
import type { Fields } from './make-edit.ts'

const localized = ['title', 'excerpt']
const shared = ['image', 'category', 'date', 'featured']

/**
 * Reads the fields from a text file in one language: front matter and text of a Markdown file, or the text of an HTML
 * file. As in the import, fields without a language are in the Arabic file.
 * @param file name for issues
 * @param locale language of issues
 */
export function findArticleFields(
  file: string,
  text: string,
  language: Locale,
  locale: Locale,
): { fields: Fields } | { issues: ImportIssue[] } {
  const normal = text.normalize('NFC').replaceAll('\r\n', '\n').trim()
  const content = `content_${language}`
  const parts = splitFrontMatter(normal)
  if (!parts) return { fields: { [content]: normal } }
  const issues = new ImportIssues(locale)
  const asked = Object.fromEntries([...localized, ...shared].map((name) => [name, String]))
  const fields: Record<string, string> = {}
  for (const [name, given] of readFrontMatter(file, parts.front, asked, issues)) {
    if (localized.includes(name)) fields[`${name}_${language}`] = given.text
    else if (language === 'ar') fields[name] = given.text
  }
  if (parts.body !== '') fields[content] = parts.body
  return issues.count > 0 ? { issues: issues.list } : { fields }
}
