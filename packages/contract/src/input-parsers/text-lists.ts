import type { Reader } from './field.ts'

/** Parses a comma-separated list of words. Drops duplicates and sorts the words as in `from`. */
export function choices<const T extends string>(from: readonly T[], most: number): Reader<T[]> {
  return (text) => {
    const parts = partsOf(text)
    if (parts.length > most) return { issue: 'tooMany' }
    if (parts.some((part) => !from.some((word) => word === part))) return { issue: 'choice' }
    return { value: from.filter((word) => parts.includes(word)) }
  }
}

/** Parses a comma-separated list of at most `most` texts of at most `longest` characters. Drops duplicates. */
export function lines(most: number, longest: number): Reader<string[]> {
  return (text) => {
    const parts = partsOf(text)
    if (parts.length > most) return { issue: 'tooMany' }
    if (parts.some((part) => [...part].length > longest)) return { issue: 'tooLong' }
    return { value: parts }
  }
}

function partsOf(text: string): string[] {
  return [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '')
}
