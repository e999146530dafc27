import { foldDigits } from '@zayy/domain/text/digits'

/**
 * A parameter that a page reads.
 *
 * @property read the one spelling of a value; undefined for a value that means nothing
 * @property joins whether a form may send it once for each value: they are read as one, commas between
 * @property kept whether the page is kept with it, as its values are few
 */
export type PageParameter = {
  read: (value: string) => string | undefined
  kept: boolean
  joins?: boolean
}

/** The parameters that a page reads, by name. */
export type PageQuery = Readonly<Record<string, PageParameter>>

/** A whole number between two bounds, in any digits. */
export function whole(least: number, greatest: number): PageParameter['read'] {
  return (value) => {
    const digits = foldDigits(value)
    if (!/^\d{1,6}$/.test(digits)) return undefined
    const number = Number(digits)
    return number >= least && number <= greatest ? String(number) : undefined
  }
}

/** One of a few words. */
export function oneOf(...words: readonly string[]): PageParameter['read'] {
  return (value) => (words.includes(value) ? value : undefined)
}

/** Some of a few words, commas between, in the order of `words`; others are left out. */
export function someOf(words: readonly string[]): PageParameter['read'] {
  return (value) => {
    const sent = value.split(',').map((part) => part.trim())
    return words.filter((word) => sent.includes(word)).join(',') || undefined
  }
}

/** A few short texts, commas between, each once. */
export function fewTexts(most: number, longest: number): PageParameter['read'] {
  return (value) => {
    const parts = [...new Set(value.split(',').map((part) => part.trim()))]
    const texts = parts.filter((part) => part !== '' && [...part].length <= longest)
    return texts.slice(0, most).join(',') || undefined
  }
}

/** A text, whatever it is, unless there is none. */
export function anyText(value: string): string | undefined {
  return value.trim() === '' ? undefined : value
}
