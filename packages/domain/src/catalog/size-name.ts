import { foldText } from '../text/fold.ts'
import { lettersOfSize } from './size-spellings.ts'

/** The usual words for sizes that may be written as words. */
const WORDS: Record<string, { ar: string; en: string }> = {
  'One size': { ar: 'مقاس واحد', en: 'One size' },
  XS: { ar: 'صغير جدًا', en: 'Extra small' },
  S: { ar: 'صغير', en: 'Small' },
  M: { ar: 'متوسط', en: 'Medium' },
  L: { ar: 'كبير', en: 'Large' },
  XL: { ar: 'كبير جدًا', en: 'Extra large' },
}

/** Returns a size in a language. A product has one name per size; words of the other language are translated, letters are not. */
export function sizeName(name: string, locale: 'ar' | 'en'): string {
  const isArabic = /\p{Script=Arabic}/u.test(name)
  if (isArabic === (locale === 'ar') || /^\d?X*[SML]$/i.test(name)) return name
  const [letters = ''] = lettersOfSize(foldText(name), true) ?? []
  return WORDS[letters]?.[locale] ?? name
}
