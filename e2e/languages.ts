export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

/** Where a page of the shop is in a language: Arabic bare, English below `/en`. */
export function at(lang: Language, path: string): string {
  if (lang === 'ar') return path
  return path === '/' ? '/en' : `/en${path}`
}
