import type { Locale } from './locale.ts'

const LTR_ISOLATE = '\u2066'
const AUTO_ISOLATE = '\u2068'
const END = '\u2069'

/** A code, number or size in a sentence: from left to right also in an Arabic line. */
export function isolatedCode(text: string, locale: Locale): string {
  return locale === 'ar' ? isolate(LTR_ISOLATE, text) : text
}

/** What has to be kept apart in a sentence of the language: letters of the other direction, and in Arabic figures too. */
const foreign: Record<Locale, RegExp> = {
  ar: /[\p{Script=Latin}\p{N}]/u,
  en: /(?!\p{Script=Latin})\p{L}/u,
}

/** A name in a sentence, in its own direction where that may be another than the sentence's. */
export function isolatedName(text: string, locale: Locale): string {
  return foreign[locale].test(text) ? isolate(AUTO_ISOLATE, text) : withoutIsolates(text)
}

/** Isolates in it are taken out, so that each that begins also ends. */
function isolate(mark: string, text: string): string {
  return `${mark}${withoutIsolates(text)}${END}`
}

/** A plain text without the marks that isolate. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '')
}

/** A text in parts: those that an isolate holds, with the direction it gives them, and those between. */
export function isolatedParts(text: string): { text: string; dir?: 'ltr' | 'auto' }[] {
  return text.split(/([\u2066\u2068][^\u2066-\u2069]*\u2069)/).map((part) => {
    const plain = withoutIsolates(part)
    if (!part.endsWith(END)) return { text: plain }
    return { text: plain, dir: part.startsWith(LTR_ISOLATE) ? 'ltr' : 'auto' }
  })
}
