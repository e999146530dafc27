import { foldDigits } from './digits.ts'
import { foldText } from './fold.ts'

/** Latin letters of Arabic ones, as shop names are usually spelt. ع is left out, as most spellers do. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ا: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z' },
  ...{ س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: '', غ: 'gh', ف: 'f', ق: 'q', ك: 'k' },
  ...{ ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ء: '' },
}

const isConsonant = (letter: string | undefined) =>
  letter !== undefined && letter !== 'ا' && letter !== 'ع' && LETTERS[letter] !== undefined

/**
 * Returns a code of a name in either language: letters a-z, digits and single dashes; empty for a name without letters or digits.
 * Short vowels are not written in Arabic, so the code is readable, not a pronunciation.
 * @param most characters
 */
export function latinCode(name: string, most: number): string {
  const words = foldText(foldDigits(name)).split(' ').map(latinWord)
  return words
    .join('-')
    .normalize('NFKD')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-+/g, '-')
    .slice(0, most)
    .replace(/^-|-$/g, '')
}

function latinWord(word: string): string {
  const letters = [...word]
  return letters
    .map((letter, at) => {
      const [before, after] = [letters[at - 1], letters[at + 1]]
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
