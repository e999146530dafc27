import { listingMessages } from '../../paged-list/listing-messages.ts'
import type { RouterContext } from '../../router-context.ts'
import { tileView } from './category-tile.tsx'
import { addressSegments, categoryId, loadCategory, otherName } from './load-category.ts'

/** A category with its children as tiles. */
export async function loadCategoryChildren(context: Pick<RouterContext, 'client' | 'locale'>, id: string) {
  const [category, messages] = await Promise.all([
    loadCategory(context.client, categoryId(id)),
    listingMessages.load(context.locale),
  ])
  const root = category.parents[0]?.name ?? null
  return {
    address: addressSegments(category),
    otherName: otherName(category, context.locale),
    title: messages.tilesTitle(category.name, root),
    name: category.name,
    desc: category.desc,
    image: category.image,
    parents: category.parents,
    tiles: category.childs.map(tileView),
  }
}

export type CategoryChildren = Awaited<ReturnType<typeof loadCategoryChildren>>
