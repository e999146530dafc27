import { listingMessages } from '../../paged-list/listing-messages.ts'
import type { RouterContext } from '../../router-context.ts'
import { tileView } from './category-tile.tsx'
import { addressSegments, categoryId, loadCategory, otherName } from './load-category.ts'

/** A category with its children as tiles. */
export async function loadCategoryChildren(context: Pick<RouterContext, 'client' | 'locale'>, id: string) {
  const category = await loadCategory(context.client, categoryId(id))
  const root = category.parents[0]?.name ?? null
  return {
    address: addressSegments(category),
    otherName: otherName(category, context.locale),
    title: listingMessages[context.locale].tilesTitle(category.name, root),
    name: category.name,
    desc: category.desc,
    image: category.image,
    parents: category.parents,
    tiles: category.childs.map(tileView),
  }
}

export type CategoryChildren = Awaited<ReturnType<typeof loadCategoryChildren>>
