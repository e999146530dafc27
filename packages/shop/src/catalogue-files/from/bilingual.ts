/** Splits a text with both languages in one field. */

import { cleanLine } from '@zayy/domain/text/clean'
import { cutText } from '@zayy/domain/text/cut-text'

export type Texts = { ar: string; en: string }

const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u

/** Owners often write both names in one field: «قميص | Shirt», «كحلي - Navy». */
const SEPARATOR = /\s*[|/]\s*|\s+[-–—]\s+/

/** Characters of a name. */
const MAX_LENGTH = 250

/**
 * Returns the text for both languages, in one line.
 *
 * @returns `isTranslated` is false if both languages have the same text; `isCut`: the text was too long
 */
export function bothLanguages(written: string): { texts: Texts; isTranslated: boolean; isCut: boolean } {
  const line = oneLine(written)
  const isCut = line.length > MAX_LENGTH
  return { ...inBoth(cleanLine(cutText(line, MAX_LENGTH))), isCut }
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function inBoth(text: string): { texts: Texts; isTranslated: boolean } {
  const parts = text.split(SEPARATOR)
  const [first = '', second = ''] = parts
  if (parts.length === 2 && isOnly(first, ARABIC, LATIN) && isOnly(second, LATIN, ARABIC))
    return { texts: { ar: first, en: second }, isTranslated: true }
  if (parts.length === 2 && isOnly(first, LATIN, ARABIC) && isOnly(second, ARABIC, LATIN))
    return { texts: { ar: second, en: first }, isTranslated: true }
  return { texts: { ar: text, en: text }, isTranslated: !ARABIC.test(text) && !LATIN.test(text) }
}

function isOnly(text: string, script: RegExp, other: RegExp): boolean {
  return script.test(text) && !other.test(text)
}
