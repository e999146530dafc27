/** Text in both languages from text in one. */

import { cleanLine } from '@zayy/domain/text/clean'

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
  return { ...inBoth(cleanLine(line.slice(0, MAX_LENGTH))), isCut }
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

/** Latin letters for Arabic ones in slugs, as Saudi street signs write them. */
const LETTERS: Record<string, string> = {
  ...{
    ا: 'a',
    أ: 'a',
    إ: 'i',
    آ: 'a',
    ب: 'b',
    ت: 't',
    ث: 'th',
    ج: 'j',
    ح: 'h',
    خ: 'kh',
    د: 'd',
    ذ: 'dh',
    ر: 'r',
  },
  ...{
    ز: 'z',
    س: 's',
    ش: 'sh',
    ص: 's',
    ض: 'd',
    ط: 't',
    ظ: 'z',
    ع: 'a',
    غ: 'gh',
    ف: 'f',
    ق: 'q',
    ك: 'k',
    ل: 'l',
  },
  ...{
    م: 'm',
    ن: 'n',
    ه: 'h',
    ة: 'h',
    و: 'w',
    ؤ: 'w',
    ي: 'y',
    ى: 'a',
    ئ: 'y',
    ء: '',
    پ: 'p',
    چ: 'ch',
    گ: 'g',
    ڤ: 'v',
  },
}

const MAX_SLUG = 60

/** Returns a slug of Latin letters and digits, '' if the text has none: «قمصان بولو» is qmsan-bwlw. */
export function latinSlug(text: string): string {
  return [...text.normalize('NFKC').toLowerCase()]
    .map((letter) => LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
}

/** Gives out names once each: polo, polo-2. Upper and lower case are the same name. */
export class FreeNames {
  readonly #taken = new Map<string, number>()

  has(name: string): boolean {
    return this.#taken.has(name.toLowerCase())
  }

  take(wanted: string): string {
    const key = wanted.toLowerCase()
    let name = wanted
    let number = this.#taken.get(key) ?? 0
    while (this.has(name)) name = `${wanted}-${Math.max(2, ++number)}`
    this.#taken.set(key, number)
    if (name !== wanted) this.#taken.set(name.toLowerCase(), 0)
    return name
  }
}
