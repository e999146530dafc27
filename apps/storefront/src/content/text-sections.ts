import { plainText } from '@zayy/domain/text/plain-text'
import { slug } from '@zayy/domain/text/slug'

/** A part of a text with the heading above it; `id` is what links to it name. */
export type TextSection = { id: string; title: string; html: string }

/**
 * A content page's HTML in the parts that its second-rank headings make: what stands before the first, then one by one.
 * It relies on how the shop stores HTML: clean, headings without markup that spans them (packages/shop, to-html).
 */
export function textSections(html: string): { intro: string; sections: TextSection[] } {
  const [intro = '', ...parts] = html.split(/<h2\b[^>]*>/)
  const taken = new Set<string>()
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split('</h2>')
    const title = plainText(heading)
    return { id: freeId(slug(title), taken), title, html: rest.join('</h2>').trim() }
  })
  return { intro: intro.trim(), sections }
}

function freeId(preferred: string, taken: Set<string>): string {
  let id = preferred
  for (let copy = 2; taken.has(id); copy += 1) id = `${preferred}-${copy}`
  taken.add(id)
  return id
}
