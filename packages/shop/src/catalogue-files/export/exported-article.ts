/** A Markdown file of the owner's folder: the lines of its front matter, and its text. */
export type ExportedArticle = { file: string; front: Record<string, string>; markdown: string }

/** The file as the import reads it. */
export function articleText({ front, markdown }: ExportedArticle): string {
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${quotedWhereRead(value)}`.trim())
  return `---\n${lines.join('\n')}\n---\n\n${markdown}\n`
}

/** The import takes quotation marks away that stand around a whole value. */
function quotedWhereRead(value: string): string {
  return /^(["']).*\1$/.test(value) ? `"${value}"` : value
}
