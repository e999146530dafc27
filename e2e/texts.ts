import { type Locale, locales } from './locales.ts'

class Text<T> {
  readonly ar: T
  readonly en: T

  constructor(ar: T, en: T) {
    this.ar = ar
    this.en = en
  }
}

/** A text in both languages. */
export const t = <T>(ar: T, en: T) => new Text(ar, en)

type InOne<T> =
  T extends Text<infer One> ? One : T extends string | RegExp ? T : { [Key in keyof T]: InOne<T[Key]> }

/** Returns a tree of texts in each language. */
export function inBothLanguages<T extends object>(texts: T): Record<Locale, InOne<T>> {
  const [ar, en] = locales.map((locale) => inOne(texts, locale))
  return { ar, en } as Record<Locale, InOne<T>>
}

function inOne(texts: unknown, locale: Locale): unknown {
  if (texts instanceof Text) return texts[locale]
  if (typeof texts !== 'object' || texts === null || texts instanceof RegExp) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inOne(text, locale)]))
}
