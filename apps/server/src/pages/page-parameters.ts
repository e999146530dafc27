import { cleanLine } from '@zayy/domain/text/clean'
import { foldDigits } from '@zayy/domain/text/digits'

/**
 * A query parameter of a page.
 *
 * @property read returns the normalised value, or undefined for an invalid one
 * @property joins true if a form may send it once per value: the values are joined by commas
 * @property cached true if pages with it are cached, because it has few values
 */
export type PageParameter = {
  read: (value: string) => string | undefined
  cached: boolean
  joins?: boolean
}

/** A page's parameters by name. */
export type PageQuery = Readonly<Record<string, PageParameter>>

/** A whole number in Latin, Arabic or Persian digits. */
export function whole(min: number, max: number): PageParameter['read'] {
  return (value) => {
    const digits = foldDigits(value)
    if (!/^\d{1,6}$/.test(digits)) return undefined
    const number = Number(digits)
    return number >= min && number <= max ? String(number) : undefined
  }
}

export function oneOf(...words: readonly string[]): PageParameter['read'] {
  return (value) => (words.includes(value) ? value : undefined)
}

/** A comma-separated subset of `words`, in their order; unknown ones are dropped. */
export function someOf(words: readonly string[]): PageParameter['read'] {
  return (value) => {
    const sent = value.split(',').map((part) => part.trim())
    return words.filter((word) => sent.includes(word)).join(',') || undefined
  }
}

/** A comma-separated list of distinct texts, cleaned as the API does before it measures them: ﷺ becomes 18 characters. */
export function fewTexts(maxCount: number, maxLength: number): PageParameter['read'] {
  return (value) => {
    const parts = [...new Set(value.split(',').map(cleanLine))]
    const texts = parts.filter((part) => part !== '' && [...part].length <= maxLength)
    return texts.slice(0, maxCount).join(',') || undefined
  }
}

/** Any text that is not blank. */
export function anyText(value: string): string | undefined {
  return value.trim() === '' ? undefined : value
}
