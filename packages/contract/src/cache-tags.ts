import type { ShownStats } from './policies.ts'

/** Returns the tags of a cached answer that shows these numbers. `id`: of the product in its path. */
export function cacheTags(shown: readonly ShownStats[], id: string | undefined): readonly string[] {
  return shown.flatMap((stats) => {
    const [kind = '', ofProduct] = stats.split(' of ')
    // An id in another spelling, such as %37, may be any product's.
    const product = ofProduct && id && /^[1-9]\d*$/.test(id) ? id : 'any'
    return [kind, `${kind} of ${product}`]
  })
}

/** Returns the tags that sales of these products invalidate. */
export function soldTags(products: readonly number[]): readonly string[] {
  return products.length === 0 ? [] : [...products.map((id) => `sales of ${id}`), 'sales of any']
}

/** Tags to invalidate if a server may have missed notices of sales. */
export const missedTags: readonly string[] = ['sales']

/** Returns the tags that a review of this product invalidates. */
export function ratedTags(product: number): readonly string[] {
  return [`reviews of ${product}`, 'reviews of any']
}
