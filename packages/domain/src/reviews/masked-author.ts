const SHOWN = 3
const MAX_ASTERISKS = 3

/**
 * Masks a name or e-mail address for public display. Keeps the first 3 and last 3 characters (spec, 9). Of 6 or fewer
 * characters it keeps the first, of a single one none. At most three asterisks replace the others (decision 001).
 */
export function maskedAuthor(value: string): string {
  const characters = [...value]
  if (characters.length === 1) return '*'
  if (characters.length <= 2 * SHOWN) return (characters[0] ?? '') + asterisks(characters.length - 1)
  const hidden = asterisks(characters.length - 2 * SHOWN)
  return characters.slice(0, SHOWN).join('') + hidden + characters.slice(-SHOWN).join('')
}

function asterisks(hidden: number): string {
  return '*'.repeat(Math.max(0, Math.min(MAX_ASTERISKS, hidden)))
}
