const characters: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  amp: '&',
}

/** Converts stored HTML (sanitised, with only these entities) to text. Line breaks between paragraphs stay. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity, name: string) => characters[name] ?? entity)
    .trim()
}
