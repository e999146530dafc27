/** "What shows how many pieces were sold: a product, in both languages, and every list that begins with what sold most." */

const product = /^\/(?:(?:ar|en)\/api\/products|(?:en\/)?product)\/([^/?]+)\??$/
const bySold = /[?&]sort=sold(?:&|$)/

/** Of which product an answer or a page shows how many pieces are sold; `list`: it orders all of them by that. */
type SoldShown = number | 'list'

/**
 * What an answer of the API or a page shows of what is sold, by the address that it is kept under; undefined: nothing. Where
 * sales only decide between equals (products rated alike, related ones), that counts as nothing.
 */
export function soldShown(address: string): SoldShown | undefined {
  const [, id] = product.exec(address) ?? []
  // An id in another spelling, such as %37, is of whichever product.
  if (id !== undefined) return /^[1-9]\d*$/.test(id) ? Number(id) : 'list'
  return bySold.test(address) ? 'list' : undefined
}

/** What shows something else once pieces of these products are sold, or of whichever. */
export function soldSubjects(products: readonly number[] | 'any'): readonly SoldShown[] | 'any' {
  return products === 'any' ? 'any' : [...products, 'list']
}
