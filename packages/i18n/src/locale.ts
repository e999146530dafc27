/** The languages of the shop. Arabic is the default and has no path prefix (decision 001). */
export type Locale = 'ar' | 'en'

export type LocaleInfo = {
  dir: 'rtl' | 'ltr'
  /** For Intl: pins the Gregorian calendar and digits 0-9, since engines differ in their defaults. */
  tag: string
  /** Prefix of every path. */
  prefix: '' | '/en'
  /** The language's own name, for the language switch. */
  name: string
  /** For og:locale. */
  openGraph: string
  /** 0 is Sunday. The Arabic week starts on Saturday (specification, section 9). */
  firstWeekday: 0 | 6
}

export const locales = ['ar', 'en'] as const satisfies readonly Locale[]

/** All differences between the languages in formats and addresses are defined here. */
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
    tag: 'en-001-u-ca-gregory-nu-latn',
    prefix: '/en',
    name: 'English',
    openGraph: 'en_GB',
    firstWeekday: 0,
  },
} as const satisfies Record<Locale, LocaleInfo>

/** The language of the shop's own mailbox. */
export const SHOP_LOCALE: Locale = 'ar'

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}
