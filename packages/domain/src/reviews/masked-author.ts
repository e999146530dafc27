/** "Who wrote a review is hinted at, never shown." */

const SHOWN = 3

/**
 * A name or e-mail address for everybody's eyes: the first 3 and the last 3 characters with an asterisk
 * for each between (spec, 9); of 6 characters or fewer only the first, of a single one nothing (decision 001).
 */
export function maskedAuthor(value: string): string {
  const characters = [...value]
  if (characters.length === 1) return '*'
  if (characters.length <= 2 * SHOWN)
    return (characters[0] ?? '') + '*'.repeat(Math.max(0, characters.length - 1))
  const hidden = '*'.repeat(characters.length - 2 * SHOWN)
  return characters.slice(0, SHOWN).join('') + hidden + characters.slice(-SHOWN).join('')
}
