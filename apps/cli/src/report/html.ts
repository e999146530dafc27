import { escapeHtml } from '@zayy/platform/mail/escape-html'

/** A part of a page whose text is escaped already. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | null

/** Markup with values in it: what is not markup itself is shown as text, also within a quoted attribute; null is nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((page, part, index) => page + textOf(values[index - 1] ?? null) + part))
}

function textOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return value.map(({ text }) => text).join('')
}
