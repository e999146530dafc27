import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'
import type { search as arabic } from '../ar/search.ts'

const quoted = (search: string) => `“\u2068${search}\u2069”`

const isolated = (size: string) => `\u2068${size}\u2069`

function results(count: number, more = false): string {
  const counted = `${formatNumber(count)} ${plural('en', count, { one: 'result', other: 'results' })}`
  return count === 0 ? 'No results' : more ? `More than ${counted}` : counted
}

/** Messages of searching, in English. */
export const search = {
  quoted,
  suggestions: 'Search suggestions',
  products: 'Products',
  inCategories: 'In categories',
  categories: 'Browse the categories',
  recent: 'Recent searches',
  clearRecent: 'Clear earlier searches',
  allResults: (count: number, more = false) =>
    more ? results(count, more) : count > 1 ? `All ${formatNumber(count)} results` : 'All results',
  searchInstead: (found: number): string =>
    found > 0 ? 'Did you mean {search}?' : 'Try searching for {search}.',
  inSizes: (sizes: readonly string[]) => `Only products in size ${sizes.map(isolated).join(' or ')}.`,
  leftOut: (words: readonly string[]) =>
    `No product matches every word, so we searched without ${words.map(quoted).join(' and ')}.`,
  exactly: 'Search for exactly what you typed',
  nothing: (search: string) => `No results for ${quoted(search)}`,
  nothingHint: 'Check the spelling, or try fewer words.',
  failed: 'Search is not available right now.',
  keys: { choose: 'choose', open: 'open', close: 'close' },
  resultsFor: (count: number, search: string, more = false) =>
    `${results(count, more)} for ${quoted(search)}`,
  matches: (named: number, mentioned: number, more = false) =>
    `${formatNumber(named)} in names and categories, ${more ? 'more than ' : ''}${formatNumber(mentioned)} mentioned in the description`,
  moreThan: (products: string) => `More than ${products}`,
  bestOnly: (count: number) =>
    `These are the best ${formatNumber(count)} matches. Add a word to find the others.`,
  mentioned: 'Mentioned in the description',
  bestSellers: 'Bestsellers',
  askUs: 'Not what you are looking for? Ask us.',
} satisfies typeof arabic
