import type { Locale } from './locale.ts'

/** Formats a size before a count. A number gets the word "size", since '6 × 100' reads like a product. */
export function sizeLabel(name: string, locale: Locale): string {
  if (!/^\d+$/.test(name)) return name
  return locale === 'ar' ? `مقاس ${name}` : `size ${name}`
}
