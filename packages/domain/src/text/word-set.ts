import { foldText } from './fold.ts'

/** Returns the words and phrases of a list that commas separate. */
export function wordList(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Returns the same, folded for comparison. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordList(list).map(foldText))
}
