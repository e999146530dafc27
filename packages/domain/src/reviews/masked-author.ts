const SHOWN = 3

/**
 * Masks a name or e-mail address for public display. Keeps the first 3 and last 3 characters, with an asterisk for each in
 * between (spec, 9). Of 6 or fewer characters it keeps the first, of a single one none (decision 001).
 */
export function maskedAuthor(value: string): string {
  const characters = [...value]
  if (characters.length === 1) return '*'
  if (characters.length <= 2 * SHOWN)
    return (characters[0] ?? '') + '*'.repeat(Math.max(0, characters.length - 1))
  const hidden = '*'.repeat(characters.length - 2 * SHOWN)
  return characters.slice(0, SHOWN).join('') + hidden + characters.slice(-SHOWN).join('')
}
