import type { Locale } from './locale.ts'

const LTR_ISOLATE = '\u2066'
const AUTO_ISOLATE = '\u2068'
const END = '\u2069'

/** Isolates a code, number or size in a sentence, so that it reads from left to right in Arabic too. */
export function isolatedCode(text: string, locale: Locale): string {
  return locale === 'ar' ? isolate(LTR_ISOLATE, text) : text
}

/** Characters that need isolation in a sentence: letters of the other direction, and in Arabic digits too. */
const foreign: Record<Locale, RegExp> = {
  ar: /[\p{Script=Latin}\p{N}]/u,
  en: /(?!\p{Script=Latin})\p{L}/u,
}

/** Isolates a name in a sentence if its direction may differ. */
export function isolatedName(text: string, locale: Locale): string {
  return foreign[locale].test(text) ? isolate(AUTO_ISOLATE, text) : withoutIsolates(text)
}

/** Removes isolates inside the text, so that each one is closed. */
function isolate(mark: string, text: string): string {
  return `${mark}${withoutIsolates(text)}${END}`
}

function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '')
}
