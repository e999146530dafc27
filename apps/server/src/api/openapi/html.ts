/** HTML that is safe to place as it is. */
export type Html = { html: string }

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A template whose values are escaped, unless they are Html themselves; lists are joined, null and undefined left out. */
export function html(
  parts: TemplateStringsArray,
  ...values: (Html | Html[] | string | number | null | undefined)[]
): Html {
  return { html: parts.map((part, at) => part + (at < values.length ? shown(values[at]) : '')).join('') }
}

function shown(value: Html | Html[] | string | number | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(shown).join('')
  if (typeof value === 'object') return value.html
  return String(value).replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}
