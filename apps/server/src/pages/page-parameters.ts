import { foldDigits } from '@zayy/domain/text/digits'

/**
 * A parameter that a page reads.
 *
 * @property read the one spelling of a value; undefined for a value that means nothing
 * @property kept whether the page is kept with it, as its values are few
 */
export type PageParameter = { read: (value: string) => string | undefined; kept: boolean }

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

/** A text, whatever it is, unless there is none. */
export function anyText(value: string): string | undefined {
  return value.trim() === '' ? undefined : value
}
