export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]

/** The screen that a long journey is walked on in a language. */
export const journeyScreen: Record<Locale, string> = { ar: '@phone-only', en: '@desktop' }

/**
 * The screen for what a page does whatever its words are: the desktop, in Arabic. In English only where LANGUAGES=all asks for
 * it (playwright.config.ts), as journeys and looks go over the same pages in both, on one screen each.
 */
export const behaviourScreen: Record<Locale, string> = { ar: '@desktop', en: '@all-languages' }

/** As `behaviourScreen`, for what only a phone's page does. */
export const phoneBehaviourScreen: Record<Locale, string[]> = {
  ar: ['@phone-only'],
  en: ['@phone-only', '@all-languages'],
}

/** The screen that a page is opened on in a language to be looked at (on the other: expectUsableElsewhere). Reference pictures are of all four. */
export const lookScreens: Record<Locale, string> =
  process.env.REFERENCES === undefined ? journeyScreen : { ar: '@phone', en: '@phone' }

/** Where a page of the shop is in a language: Arabic bare, English below `/en`. */
export function at(locale: Locale, path: string): string {
  if (locale === 'ar') return path
  return path === '/' ? '/en' : `/en${path}`
}
