import { foldText } from './fold.ts'

/** Splits a text into parts without surrounding spaces. Leaves out empty ones. */
export function partsOf(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Returns the words and phrases of a list that commas separate. */
export function wordList(list: string): string[] {
  return partsOf(list, ',')
}

/** Returns the same, folded for comparison. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordList(list).map(foldText))
}
