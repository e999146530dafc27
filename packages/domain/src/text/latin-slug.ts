/** Slugs and codes of names in either language. */

import { foldDigits } from './digits.ts'
import { foldText } from './fold.ts'

/** Latin letters of Arabic ones, as shop names are usually spelt. ع is left out within words, as most spellers do. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z' },
  ...{ س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: '', غ: 'gh', ف: 'f', ق: 'q', ك: 'k' },
  ...{ ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ء: '' },
}

const isConsonant = (letter: string | undefined) =>
  letter !== undefined && letter !== 'ا' && letter !== 'ع' && LETTERS[letter] !== undefined

/** Characters. */
const MAX_SLUG = 60

/**
 * Returns the slug of a name: letters a-z, digits and single dashes; empty for a name without letters or digits. Short vowels are not
 * written in Arabic, so the slug is readable, not a pronunciation.
 */
export function latinSlug(name: string): string {
  const words = foldText(foldDigits(name.slice(0, 4 * MAX_SLUG)))
    .split(' ')
    .map(latinWord)
  return words
    .join('-')
    .normalize('NFKD')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '')
}

function latinWord(word: string): string {
  const letters = [...word]
  return letters
    .map((letter, at) => {
      const [before, after] = [letters[at - 1], letters[at + 1]]
      if (letter === 'ع' && at === 0) return 'a'
      // و and ي between consonants or at the end are the long vowels.
      const isVowel = isConsonant(before) && !(after === 'ا')
      if (letter === 'و' && isVowel) return 'u'
      if (letter === 'ي' && isVowel) return 'i'
      // A folded ة.
      if (letter === 'ه' && at > 1 && after === undefined) return 'a'
      return LETTERS[letter] ?? letter
    })
    .join('')
}

/** Gives out names once each: polo, polo-2. Upper and lower case are the same name. */
export class FreeNames {
  readonly #taken = new Map<string, number>()

  constructor(taken: readonly string[] = []) {
    for (const name of taken) this.#taken.set(name.toLowerCase(), 0)
  }

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
