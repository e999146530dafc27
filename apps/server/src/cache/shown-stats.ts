import { calls } from '@zayy/contract/calls'
import type { Shows } from '@zayy/contract/policies'
import { shownPages } from '../pages/page-routes.ts'

/** @property pattern of the path, with the product's id as the group `id` */
type Source = { pattern: RegExp; shows: Shows }

const sourceOf = (prefix: string, path: string, shows: Shows): Source => ({
  pattern: new RegExp(`^${prefix}${path.replaceAll(/\{(\w+)\}|\$(\w+)/g, '(?<$1$2>[^/]+)')}$`),
  shows,
})

/** The public calls and pages that declare `shows`. */
const sources: readonly Source[] = [
  ...[...calls.values()]
    .filter(({ cache, shows }) => cache === 'public' && (typeof shows === 'function' || shows.length > 0))
    .map(({ path, shows }) => sourceOf('/(?:ar|en)/api', path, shows)),
  ...shownPages.map(({ path, shows }) => sourceOf('(?:/en)?', path, shows)),
]

/** Returns the cache tags of what an answer or a page shows of sales and reviews, by the address that it is kept under. */
export function statsTags(address: string): readonly string[] {
  const [path = '', query] = address.split('?', 2)
  for (const { pattern, shows } of sources) {
    const found = pattern.exec(path)
    if (!found) continue
    const shown = typeof shows === 'function' ? shows(new URLSearchParams(query)) : shows
    return shown.flatMap((stats) => tagsOf(stats, found.groups?.id))
  }
  return []
}

function tagsOf(stats: string, id: string | undefined): string[] {
  const [kind = '', ofProduct] = stats.split(' of ')
  // An id in another spelling, such as %37, may be any product's.
  const product = ofProduct && id && /^[1-9]\d*$/.test(id) ? id : 'any'
  return [kind, `${kind} of ${product}`]
}

/** Returns the tags that sales of these products invalidate. */
export function soldTags(products: readonly number[] | 'any'): readonly string[] {
  return products === 'any' ? ['sales'] : [...products.map((id) => `sales of ${id}`), 'sales of any']
}

/** Returns the tags that a review of this product invalidates. */
export function ratedTags(product: number): readonly string[] {
  return [`reviews of ${product}`, 'reviews of any']
}
