/** "The words of a stored HTML, without its markup." */

const characters: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  amp: '&',
}

/** HTML as the shop stores it (clean, with no more than these entities), as text. Its paragraphs stay apart as they do there. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity, name: string) => characters[name] ?? entity)
    .trim()
}
