import type { Reader } from './field.ts'

/** Some of a few words in one text, commas between, each once; they come in the order of `from`. */
export function choices<const T extends string>(from: readonly T[], most: number): Reader<T[]> {
  return (text) => {
    const parts = partsOf(text)
    if (parts.length > most) return { issue: 'tooMany' }
    if (parts.some((part) => !from.some((word) => word === part))) return { issue: 'choice' }
    return { value: from.filter((word) => parts.includes(word)) }
  }
}

/** At most so many texts in one, commas between, each once and of at most so many characters. */
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
