/** Which products the filters of a list leave, and how many of them have each facet and each band of an order. All in memory. */

import { type ColourFamily, colourFamilies } from '@zayy/domain/catalog/colour-family'
import type { Executor } from '@zayy/platform/postgres/database'
import type { ListKind, ListSets, SetVersions } from './cached-sets.ts'
import { counterIn, intersection, noProducts, type ProductSet, sizeOf, union } from './product-set.ts'
import { type ListSet, listSet, loadLists, sizesOf } from './word-sets.ts'

/** Conditions of a product list. The flags are alternatives; none set: all. */
export type ListFilter = {
  /** Any of these. */
  categories: readonly number[] | undefined
  /** Minimum mean rating, as rounded for display. */
  rate: number | undefined
  /** Any of these colour families. */
  colours: readonly ColourFamily[] | undefined
  /** Any of these. */
  sizes: readonly string[] | undefined
  men: boolean
  women: boolean
  children: boolean
}

export type Lists = ReadonlyMap<ListKind, ListSets>

/** Most filters whose products are kept: 12.5 kB each with 100,000 products. */
const MAX_FILTERS = 100

/** Sets that a list reads: those that a product must be in to be counted in facets, then those for the page. */
export function setsOf({ categories, rate, colours, sizes, men, women, children }: ListFilter) {
  const flags = Object.entries({ men, women, children }).flatMap(([flag, isSet]) => (isSet ? [flag] : []))
  const given = (kind: ListKind, values: ListSet[1] | undefined): ListSet[] =>
    values ? [[kind, values]] : []
  return {
    within: [...given('category', categories), ...given('rating', rate === undefined ? undefined : [rate])],
    page: [
      ...given('flag', flags.length > 0 ? flags : undefined),
      ...given('colour', colours),
      ...given('size', sizes),
    ],
  }
}

/** A value, and the sets that it was computed from. */
type Computed<T> = { of: readonly (ListSets | undefined)[]; value: T }

/** Returns a computed value unless sets of these kinds have been read again since. */
function upToDate<T>(computed: Computed<T> | undefined, lists: Lists, kinds: readonly ListKind[]) {
  return computed?.of.every((sets, nth) => sets === lists.get(kinds[nth] ?? 'flag')) ? computed : undefined
}

/** By the sets of flags, which have the shown products. */
const filtered = new WeakMap<ListSets, Map<string, Computed<ProductSet>>>()

/** Returns the shown products in all of these sets. */
export function productsIn(lists: Lists, sets: readonly ListSet[]): ProductSet {
  const flags = lists.get('flag')
  if (!flags) return noProducts
  const shown = listSet(lists, ['flag', ['shown']])
  if (sets.length === 0) return shown
  const known = filtered.get(flags) ?? new Map<string, Computed<ProductSet>>()
  filtered.set(flags, known)
  const kinds = sets.map(([kind]) => kind)
  const filter = JSON.stringify(sets)
  const found = upToDate(known.get(filter), lists, kinds) ?? {
    of: kinds.map((kind) => lists.get(kind)),
    value: sets.map((set) => listSet(lists, set)).reduce(intersection, shown),
  }
  known.delete(filter)
  known.set(filter, found)
  for (const oldest of known.keys()) {
    if (known.size <= MAX_FILTERS) break
    known.delete(oldest)
  }
  return found.value
}

/** Returns a function that computes a value once for a set of products and the sets of these kinds. */
function once<T>(kinds: readonly ListKind[], compute: (lists: Lists, set: ProductSet) => T) {
  const known = new WeakMap<ProductSet, Computed<T>>()
  return (lists: Lists, set: ProductSet): T => {
    const found = upToDate(known.get(set), lists, kinds) ?? {
      of: kinds.map((kind) => lists.get(kind)),
      value: compute(lists, set),
    }
    known.set(set, found)
    return found.value
  }
}

function counts(lists: Lists, kind: ListKind, countGiven: (set: ProductSet) => number) {
  return [...(lists.get(kind)?.sets ?? [])].map(([key, set]) => ({ key, count: countGiven(set) }))
}

function sizeCounts(lists: Lists, countGiven: (set: ProductSet) => number) {
  const list = lists.get('size')
  const sizes = list ? [...sizesOf(list).values()] : []
  return sizes.map(({ name, products }) => ({ key: name, count: countGiven(products) }))
}

export const facetKinds = ['flag', 'colour', 'size', 'rating'] as const

/** Counts the products of a set with each flag, colour and size, and with a rating. */
export const facetsIn = once(facetKinds, (lists, given) => {
  const countGiven = counterIn(given)
  const flags = counts(lists, 'flag', countGiven)
  const colours = counts(lists, 'colour', countGiven)
  const count = (facets: typeof flags, name: string) => facets.find(({ key }) => key === name)?.count ?? 0
  return {
    men: count(flags, 'men'),
    women: count(flags, 'women'),
    children: count(flags, 'children'),
    colours: colourFamilies
      .map((key) => ({ key, count: count(colours, key) }))
      .filter((facet) => facet.count > 0),
    sizes: sizeCounts(lists, countGiven).filter((facet) => facet.count > 0),
    rated: counts(lists, 'rating', countGiven).reduce((sum, band) => sum + band.count, 0),
  }
})

/** Reads the sets that `facetsIn` needs. */
export async function countFacets(database: Executor, versions: SetVersions | undefined, set: ProductSet) {
  return facetsIn(await loadLists(database, versions, facetKinds), set)
}

const countBands = (kind: ListKind) =>
  once([kind], (lists, given) => {
    const countGiven = counterIn(given)
    return [...(lists.get(kind)?.sets ?? [])]
      .map(([key, set]) => ({ value: Number(key), set, count: countGiven(set) }))
      .sort((one, other) => one.value - other.value)
  })

/** Counts the products of a set in each set of a kind, by rising value. */
export const bandsIn = {
  span: countBands('span'),
  price: countBands('price'),
  rating: countBands('rating'),
}

export type BandKind = keyof typeof bandsIn

/**
 * Returns the products of a set in the bands that a page of it reaches into, and how many products of the set come before these. If
 * some have no band, returns the whole set.
 */
export function productsNearPage(
  lists: Lists,
  kind: BandKind,
  isRising: boolean,
  set: ProductSet,
  offset: number,
  limit: number,
) {
  const rising = bandsIn[kind](lists, set)
  const banded = rising.reduce((sum, { count }) => sum + count, 0)
  if (banded < sizeOf(set)) return { near: set, before: 0 }
  const near: ProductSet[] = []
  let before = 0
  let end = 0
  for (const band of isRising ? rising : rising.toReversed()) {
    if (end >= offset + limit) break
    end += band.count
    if (end <= offset) before = end
    else near.push(band.set)
  }
  return { near: intersection(set, union(near)), before }
}
