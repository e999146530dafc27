import type { Locale } from '@zayy/contract/types'
import { localeInfo } from '@zayy/i18n/locale'
import { escapeHtml } from '../escape-html.ts'

/** A mail's subject, and the same text plain and as HTML. */
export type Letter = { subject: string; text: string; html: string }

/** A mail's HTML around what it says. */
export function letterPage(body: string, locale: Locale): string {
  const { dir } = localeInfo[locale]
  return `<!doctype html>
<html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"></head>
<body dir="${dir}" style="font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.75">
${body}
</body></html>
`
}

/** A code or a size keeps its direction from left to right in an Arabic line (Unicode isolates). */
export function isolated(text: string, locale: Locale): string {
  return locale === 'ar' ? `\u2066${text}\u2069` : text
}

/** A paragraph of HTML that says just this text. */
export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

/** A link of its own line. */
export function linkParagraph(text: string, link: string): string {
  return `<p><a href="${escapeHtml(link)}">${escapeHtml(text)}</a></p>`
}
