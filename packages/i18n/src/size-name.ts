import type { Locale } from './locale.ts'

/** Sizes that are words, the usual one first. */
const WORDS: readonly Record<Locale, readonly string[]>[] = [
  { ar: ['مقاس واحد', 'مقاس موحد', 'فري سايز'], en: ['One size', 'Free size', 'Onesize'] },
  { ar: ['صغير جدًا'], en: ['Extra small'] },
  { ar: ['صغير', 'سمول'], en: ['Small'] },
  { ar: ['متوسط', 'وسط', 'ميديم', 'ميديوم'], en: ['Medium'] },
  { ar: ['كبير', 'لارج'], en: ['Large'] },
  { ar: ['كبير جدًا', 'إكس لارج', 'اكس لارج'], en: ['Extra large'] },
]

/** Returns a size in a language. A product has one name per size; words of the other language are translated. */
export function sizeName(name: string, locale: Locale): string {
  const written = plain(name)
  const isOne = (word: string) => plain(word) === written
  const words = WORDS.find((size) => size[locale === 'ar' ? 'en' : 'ar'].some(isOne))
  return words?.[locale][0] ?? name
}

/** Vowel signs are optional, and «جداً» is typed as often as «جدًا». */
function plain(text: string): string {
  return text.toLowerCase().replace(/\p{M}/gu, '')
}
