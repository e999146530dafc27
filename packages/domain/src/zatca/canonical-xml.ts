/**
 * Writes XML in its canonical form (C14N 1.1), so that its bytes can be hashed as they are: no white space between elements,
 * an end tag for each, double quotes, and the least escaping.
 */

/** Text that is XML already. */
declare const written: unique symbol
export type Xml = string & { readonly [written]: true }

/** Characters that XML 1.0 forbids, and lone surrogates, which have no UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u

export function isXmlText(text: string): boolean {
  return !FORBIDDEN.test(text)
}

/**
 * Returns an element. Escapes texts and values of attributes. Does not sort attributes: an element has one at most.
 * @throws RangeError for text that XML cannot contain
 */
export function element(name: string, ...parts: (Xml | Text | Attribute)[]): Xml {
  const attributes = parts.filter((part) => typeof part === 'object' && 'attribute' in part)
  const content = parts.map((part) => {
    if (typeof part === 'string') return part
    return 'text' in part ? escaped(part.text) : ''
  })
  const start = attributes.map(({ attribute, value }) => ` ${attribute}="${escapedValue(value)}"`)
  return `<${name}${start.join('')}>${content.join('')}</${name}>` as Xml
}

type Text = { text: string }
type Attribute = { attribute: string; value: string }

export function text(text: string): Text {
  return { text }
}

export function attribute(attribute: string, value: string): Attribute {
  return { attribute, value }
}

/** @throws RangeError for text that XML cannot contain */
export function escaped(text: string): string {
  if (!isXmlText(text)) throw new RangeError(`XML cannot contain ${JSON.stringify(text)}`)
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#xD;')
}

function escapedValue(text: string): string {
  if (!isXmlText(text)) throw new RangeError(`XML cannot contain ${JSON.stringify(text)}`)
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;')
}
