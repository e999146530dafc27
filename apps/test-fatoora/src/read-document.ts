/** Parses XML documents and serialises them in canonical form (C14N 1.1), independently of the shop's writer. */

export type Element = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: (Element | string)[]
}

const TOKEN = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy
const ATTRIBUTE = /([\w:.-]+)="([^"<]*)"/g
const MAX_DEPTH = 40

/** Returns the root element; null for anything but one well-formed element after an XML declaration. */
export function readElement(xml: string): Element | null {
  const body = xml.replace(/^<\?xml [^?]*\?>\s*/, '').trimEnd()
  const root: Element = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  let at = 0
  for (const match of body.matchAll(TOKEN)) {
    if (match.index !== at || open.length > MAX_DEPTH) return null
    at += match[0].length
    const [, end, name = '', attributes = '', empty, text] = match
    const parent = open.at(-1)
    if (!parent) return null
    if (text !== undefined) parent.children.push(unescaped(text))
    else if (end) {
      if (open.pop()?.name !== name || open.length === 0) return null
    } else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = '', value = '']) => [key, unescaped(value)] as const,
      )
      const element = { name, attributes: new Map(pairs), children: [] }
      parent.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [element, ...rest] = root.children
  if (at !== body.length || open.length !== 1 || rest.length > 0) return null
  return typeof element === 'object' ? element : null
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp|#x([0-9A-F]+));/gi, (entity, hex) =>
    hex === undefined ? (ENTITIES[entity] ?? entity) : String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}

/** Serialises an element in canonical form. All its namespace declarations are on the root, sorted. */
export function canonical({ name, attributes, children }: Element): string {
  const sorted = [...attributes].sort(([one], [other]) => (one < other ? -1 : 1))
  const written = sorted.map(([key, value]) => ` ${key}="${value.replace(/[&<"\t\n\r]/g, reference)}"`)
  const content = children.map((child) =>
    typeof child === 'string' ? child.replace(/[&<>\r]/g, reference) : canonical(child),
  )
  return `<${name}${written.join('')}>${content.join('')}</${name}>`
}

function reference(character: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return named[character] ?? `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`
}

/** Returns the elements at a path of names, such as 'cac:TaxTotal/cbc:TaxAmount'. The name '*' matches any. */
export function find(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) =>
        found.flatMap(({ children }) =>
          children
            .filter((child) => typeof child === 'object')
            .filter((child) => name === '*' || child.name === name),
        ),
      [element],
    )
}

/** All elements of a name, at any depth. */
export function findAll(element: Element, name: string): Element[] {
  return element.children
    .filter((child) => typeof child === 'object')
    .flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)])
}

export function textOf(element: Element | undefined): string {
  return element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? ''
}

export function valueAt(element: Element, path: string): string {
  return textOf(find(element, path)[0])
}
