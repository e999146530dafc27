import { escapeHtml } from '@zayy/platform/mail/escape-html'

/** HTML that is already escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | null

/** Template tag that escapes all values except Markup, also within quoted attributes. Null renders nothing. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((page, part, index) => page + textOf(values[index - 1] ?? null) + part))
}

function textOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return value.map(({ text }) => text).join('')
}
