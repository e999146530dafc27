import type { EmailColourName, EmailColours } from './email-template.ts'
import { escapeHtml } from './escape-html.ts'

const FAMILY = "Alexandria,'Segoe UI',Tahoma,-apple-system,Arial,sans-serif"

/** Characters of a text that stays on a line. */
const MAX_CODE = 20

/**
 * Returns a plain text as HTML. Isolates become elements with a direction, so that a copied code has no hidden characters.
 *
 * @param form `plain` where no elements are allowed: in titles and attributes
 */
export function inline(text: string, form?: 'plain'): string {
  if (form === 'plain') return escapeHtml(withoutIsolates(text))
  return text
    .split(/([\u2066\u2068][^\u2066-\u2069]*\u2069)/)
    .map((part) => {
      const html = escapeHtml(withoutIsolates(part))
      if (!part.endsWith('\u2069')) return html
      if (part.startsWith('\u2068')) return `<span dir="auto">${html}</span>`
      // A line would break at the hyphen of a code.
      return html.length > MAX_CODE
        ? `<span dir="ltr">${html}</span>`
        : `<span dir="ltr" style="white-space:nowrap">${html}</span>`
    })
    .join('')
}

function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '')
}

/** Returns the declarations of a text. Each element needs them, because some mail programs inherit nothing. */
export function font(pixels: number, weight = 400, lineHeight = 1.75): string {
  return `font-family:${FAMILY};font-size:${pixels}px;font-weight:${weight};line-height:${lineHeight};`
}

type Paint = { text?: EmailColourName; fill?: EmailColourName; edge?: EmailColourName }

/**
 * Returns a function that writes an element's `class` and `style` attributes in the given colours.
 *
 * @returns `style`: further declarations. `name`: a further class
 */
export function painter(colours: EmailColours) {
  return ({ text, fill, edge }: Paint, style = '', name?: string): string => {
    const classes = [name, text && `text-${text}`, fill && `fill-${fill}`, edge && `edge-${edge}`]
    const declarations = [
      ...(text ? [`color:${colours[text].light}`] : []),
      ...(fill ? [`background-color:${colours[fill].light}`] : []),
      ...(edge ? [`border-color:${colours[edge].light}`] : []),
      ...(style ? [style] : []),
    ]
    return `class="${classes.filter(Boolean).join(' ')}" style="${declarations.join(';')}"`
  }
}
