export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]

/** Tag of long journeys per language: each language runs on one screen. */
export const journeyScreen: Record<Locale, string> = { ar: '@phone-only', en: '@desktop' }

/** Tag of tests that only `npm run test:all` and a named file run (playwright.config.ts). */
export const nightly = '@nightly'

/**
 * Tag of tests that do not depend on the language: desktop in Arabic, and in English nightly. Journeys and looks cover the
 * same pages in both languages.
 */
export const behaviourScreen: Record<Locale, string> = { ar: '@desktop', en: nightly }

/** Like `behaviourScreen`, for behaviour on phones only. */
export const phoneBehaviourScreen: Record<Locale, string[]> = {
  ar: ['@phone-only'],
  en: ['@phone-only', nightly],
}

/**
 * Tag of tests in other engines: WebKit in Arabic on a phone, Firefox in English on a desktop, and both in both nightly.
 */
export const engineOf: Record<Locale, string> = { ar: '@webkit', en: '@firefox' }

/** Tag of tests of a page's look; `expectUsableElsewhere` covers the other screen. Reference images need both screens. */
export const lookScreens: Record<Locale, string> =
  process.env.REFERENCES === undefined ? journeyScreen : { ar: '@phone', en: '@phone' }

/** Tags of a test that runs on these screens, in English nightly. */
export const nightlyInEnglish = (screens: Record<Locale, string>): Record<Locale, string[]> => ({
  ar: [screens.ar],
  en: [screens.en, nightly],
})

/** Returns the path of a page in a language: English below `/en`, Arabic without a prefix. */
export function at(locale: Locale, path: string): string {
  if (locale === 'ar') return path
  return path === '/' ? '/en' : `/en${path}`
}
