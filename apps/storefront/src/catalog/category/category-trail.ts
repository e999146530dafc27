import type { ListingMessages } from '../../paged-list/listing-messages.ts'

/** The way to a category (spec, 2): over the brands where it was come to through 'Made in Saudi', else over all products. */
export function categoryTrail(
  { name, root }: { name: string; root: string | null },
  { saudi, messages }: { saudi: boolean; messages: ListingMessages },
) {
  const label =
    saudi && root !== null ? { name: root, to: '/brands' } : { name: messages.categories, to: '/shop' }
  return [label, { name }]
}
