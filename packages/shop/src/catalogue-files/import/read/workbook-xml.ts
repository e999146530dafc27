/** A prefix of a name, as in x:row. */
export const PREFIX = '(?:[^\\s<>:/="\']+:)?'

/** The end of a tag that has begun, with its attributes: without a bound, millions of them would overflow the stack of the pattern. */
export const ATTRIBUTES = '(?:((?:[^<>"\']|"[^"<]*"|\'[^\'<]*\'){0,9999})>)?'

/** Tags of a name that are read. */
const MAX_TAGS = 10_000

/** Returns the attributes of the first tags of a name, or null if one of them does not end. */
export function tags(xml: string, name: string): string[] | null {
  const found: string[] = []
  for (const [, attributes] of xml.matchAll(new RegExp(`<${PREFIX}${name}(?=[\\s/>])${ATTRIBUTES}`, 'g'))) {
    if (attributes === undefined) return null
    if (found.push(attributes) === MAX_TAGS) break
  }
  return found
}

const attributePatterns = new Map<string, RegExp>()

/** Returns the value of an attribute with any prefix, '' without one, or null if there are several. */
export function attributeOf(attributes: string, name: string): string | null {
  const known = attributePatterns.get(name)
  const pattern = known ?? new RegExp(`(?:^|[\\s"'])${PREFIX}${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g')
  if (!known) attributePatterns.set(name, pattern)
  let value: string | null = null
  for (const [, double, single] of attributes.matchAll(pattern)) {
    if (value !== null) return null
    value = double ?? single ?? ''
  }
  return decoded(value ?? '')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ffff ? String.fromCodePoint(code) : all
  })
}

const CDATA = '<![CDATA['
const CDATA_END = ']]>'

/** Bytes of a part with CDATA: written as plain text, it may become five times as long. */
const MAX_CDATA_BYTES = 40_000_000

/** Writes CDATA as plain text, which the reader understands. Returns null if a part is too large or does not end. */
export function withoutCdata(part: Buffer): Buffer | null {
  if (!part.includes(CDATA)) return part
  if (part.byteLength > MAX_CDATA_BYTES) return null
  const [head = '', ...sections] = part.toString('utf8').split(CDATA)
  const plain = [head]
  for (const section of sections) {
    const end = section.indexOf(CDATA_END)
    if (end === -1) return null
    const text = section.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    plain.push(text, section.slice(end + CDATA_END.length))
  }
  return Buffer.from(plain.join(''))
}
