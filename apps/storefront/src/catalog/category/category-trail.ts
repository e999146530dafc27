import { categoryProductsPath } from '../../layout/category-path.ts'
import type { ListingMessages } from '../../paged-list/listing-messages.ts'

/**
 * The way to a category (spec, 2): over the brands where it was come to through 'Made in Saudi', else over all products and
 * the categories that it lies in.
 */
export function categoryTrail(
  { name, parents }: { name: string; parents: readonly { id: number; name: string }[] },
  { saudi, messages }: { saudi: boolean; messages: ListingMessages },
) {
  const [root] = parents
  if (saudi && root) return [{ name: root.name, to: '/brands' }, { name }]
  const above = parents.map((parent) => ({ name: parent.name, to: categoryProductsPath(parent) }))
  return [{ name: messages.categories, to: '/shop' }, ...above, { name }]
}
