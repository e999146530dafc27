export const locales = ['ar', 'en'] as const
export type Locale = (typeof locales)[number]

/** Where a page of the shop is in a language: Arabic bare, English below `/en`. */
export function at(locale: Locale, path: string): string {
  if (locale === 'ar') return path
  return path === '/' ? '/en' : `/en${path}`
}
