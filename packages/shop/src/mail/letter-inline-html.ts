import { escapeHtml } from '../escape-html.ts'
import { isolatedParts, withoutIsolates } from '@zayy/i18n/isolate'
import { type ColourName, letterColours } from './letter-colours.ts'

const FAMILY = "Alexandria,'Segoe UI',Tahoma,-apple-system,Arial,sans-serif"

/**
 * A plain text as HTML. Isolates become elements with a direction, so that a code that is copied has no hidden marks.
 * @param form `plain` where no elements may stand: titles, attributes
 */
export function inline(text: string, form?: 'plain'): string {
  if (form === 'plain') return escapeHtml(withoutIsolates(text))
  return isolatedParts(text)
    .map(({ text, dir }) => (dir ? `<span dir="${dir}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('')
}

/** A link, written from left to right where its address is what one reads. */
export function linkHtml(address: string, label: string): string {
  const dir = label === address ? ' dir="ltr"' : ''
  const style = 'text-decoration:underline;word-break:break-all'
  return `<a href="${escapeHtml(address)}"${dir} ${painted({ text: 'accent' }, style)}>${inline(label)}</a>`
}

/** The declarations of a text: on each element, as some programs let nothing be inherited. */
export function font(pixels: number, weight = 400, lineHeight = 1.75): string {
  return `font-family:${FAMILY};font-size:${pixels}px;font-weight:${weight};line-height:${lineHeight};`
}

/**
 * The attributes `class` and `style` of an element with the shop's colours.
 * @param style further declarations
 * @param name one more class
 */
export function painted(
  { text, fill, edge }: { text?: ColourName; fill?: ColourName; edge?: ColourName },
  style = '',
  name?: string,
): string {
  const classes = [name, text && `text-${text}`, fill && `fill-${fill}`, edge && `edge-${edge}`]
  const declarations = [
    ...(text ? [`color:${letterColours[text].light}`] : []),
    ...(fill ? [`background-color:${letterColours[fill].light}`] : []),
    ...(edge ? [`border-color:${letterColours[edge].light}`] : []),
    ...(style ? [style] : []),
  ]
  return `class="${classes.filter(Boolean).join(' ')}" style="${declarations.join(';')}"`
}
