/** The languages of the shop. Arabic is the default, at addresses without a prefix (decision 001). */
export type Locale = 'ar' | 'en'

/** What goes with a language: how it is written, tagged and addressed. */
export type LocaleInfo = {
  dir: 'rtl' | 'ltr'
  /** For Intl: Gregorian calendar and the digits 0-9 are pinned, since engines differ in their defaults. */
  tag: string
  /** What stands before every path. */
  prefix: '' | '/en'
  /** The language's own name, for the switch to it. */
  name: string
  /** For og:locale. */
  openGraph: string
  /** 0 is Sunday. The Arabic week starts on Saturday (specification, section 9). */
  firstWeekday: 0 | 6
}

/** Both languages, Arabic first. */
export const locales = ['ar', 'en'] as const satisfies readonly Locale[]

/** One row a language: nothing else in the program decides by language how something is formatted or addressed. */
export const localeInfo = {
  ar: {
    dir: 'rtl',
    tag: 'ar-SA-u-ca-gregory-nu-latn',
    prefix: '',
    name: 'العربية',
    openGraph: 'ar_SA',
    firstWeekday: 6,
  },
  en: {
    dir: 'ltr',
    tag: 'en-u-ca-gregory-nu-latn',
    prefix: '/en',
    name: 'English',
    openGraph: 'en_US',
    firstWeekday: 0,
  },
} as const satisfies Record<Locale, LocaleInfo>

/** The other of the two. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}
