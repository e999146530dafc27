import type { Locale } from './locale.ts'

/** A size as it stands before a count: one that is a number is called a size, since '6 × 100' reads like a sum. */
export function sizeLabel(name: string, locale: Locale): string {
  if (!/^\d+$/.test(name)) return name
  return locale === 'ar' ? `مقاس ${name}` : `size ${name}`
}
