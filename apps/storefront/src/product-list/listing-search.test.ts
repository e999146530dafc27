import { cleanLine } from '@zayy/domain/text/clean'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../search-params.ts'
import {
  changedSearch,
  filterCount,
  isEqualSearch,
  readListingSearch,
  readRequestedProducts,
  toggledValue,
  withoutFilters,
} from './listing-search.ts'

const clean = (query: string) => stringifySearch(readListingSearch(parseSearch(query)))

describe('the address of a list', () => {
  it.each([
    ['', ''],
    ['?page=1', ''],
    ['?page=abc', ''],
    ['?page=-2', ''],
    ['?page=2.5', ''],
    ['?page=3', '?page=3'],
    ['?page=٣', '?page=3'],
    ['?search=123', '?search=123'],
    ['?search=%20%20', ''],
    ['?search=%20scrub%20', '?search=scrub'],
    ['?is_men=1&is_women=0&is_child=yes', '?is_men=1'],
    ['?colors=navy,teal', '?colors=teal%2Cnavy'],
    ['?colors=navy,mauve,navy', '?colors=navy'],
    ['?colors=mauve', ''],
    ['?sizes=M,S,M', '?sizes=M%2CS'],
    ['?sizes=,', ''],
    [`?sizes=${'x'.repeat(21)}`, ''],
    ['?avg_rate=4', '?avg_rate=4'],
    ['?avg_rate=6', ''],
    ['?avg_rate=0', ''],
    ['?sort=-price', '?sort=-price'],
    ['?sort=cheapest', ''],
    ['?sort=newest', ''],
    ['?quantity=60&page=2', '?page=2&quantity=60'],
    ['?quantity=٦٠', '?quantity=60'],
    ['?quantity=1', ''],
    ['?quantity=100000', '?quantity=100000'],
    ['?quantity=100001', ''],
    ['?quantity=6.5', ''],
    ['?sort=newest&search=polo', '?search=polo&sort=newest'],
  ])('%s reads as %s', (given, expected) => {
    expect(clean(given)).toBe(expected)
  })

  it.each(['ز', 'ﷺ', '\u0958'])(
    'cuts a search of many %s that the API would refuse as too long',
    (letter) => {
      const { search = '' } = readListingSearch({ search: letter.repeat(150).padEnd(500, 'ز') })
      expect(search).toHaveLength(200)
      expect(cleanLine(search)).toBe(search)
    },
  )
})

describe('changing a list', () => {
  const at = readListingSearch({ search: 'polo', is_men: '1', avg_rate: '4', sort: 'price', page: '3' })

  it('starts a narrowed list from its first page and keeps the rest', () => {
    expect(stringifySearch(changedSearch(at, { is_women: 1 }))).toBe(
      '?search=polo&is_men=1&is_women=1&avg_rate=4&sort=price',
    )
  })

  it('turns the page without touching the filters', () => {
    expect(changedSearch(at, { page: 4 })).toEqual({ ...at, page: 4 })
  })

  it('drops the default sort order of plain lists together with the search', () => {
    expect(changedSearch({ search: 'polo', sort: 'newest' }, { search: undefined }).sort).toBeUndefined()
  })

  it('adds and removes a value of a filter', () => {
    expect(toggledValue(undefined, 'navy')).toBe('navy')
    expect(toggledValue('navy', 'teal')).toBe('navy,teal')
    expect(toggledValue('navy,teal', 'navy')).toBe('teal')
    expect(toggledValue('teal', 'teal')).toBeUndefined()
  })

  it('counts filters, not order or page', () => {
    expect(filterCount(at)).toBe(3)
    expect(filterCount(readListingSearch({ sort: 'price', page: '2' }))).toBe(0)
  })

  it('keeps the target quantity through filters and pages, and requests the same products at each', () => {
    const needed = { ...at, quantity: 60 }
    expect(changedSearch(needed, { is_women: 1 }).quantity).toBe(60)
    expect(withoutFilters(needed)).toEqual(readListingSearch({ sort: 'price', quantity: 60 }))
    expect(filterCount(needed)).toBe(filterCount(at))
    expect(isEqualSearch(needed, at)).toBe(true)
    expect(readRequestedProducts(needed)).toEqual(readRequestedProducts(at))
  })

  it('distinguishes lists by their parameters', () => {
    expect(isEqualSearch({}, readListingSearch({}))).toBe(true)
    expect(isEqualSearch(at, changedSearch(at, { page: 4 }))).toBe(false)
  })
})
