import type { RouterContext } from '../../router-context.ts'
import { tileView } from './category-tile.tsx'
import { addressNames, categoryId, knownCategory, otherName } from './load-category.ts'

/** A category with its children as tiles. */
export async function loadCategoryChildren(context: Pick<RouterContext, 'client' | 'locale'>, id: string) {
  const category = await knownCategory(context.client, categoryId(id))
  return {
    address: addressNames(category),
    otherName: otherName(category, context.locale),
    name: category.name,
    desc: category.desc,
    root: category.parents[0]?.name ?? null,
    tiles: category.childs.map(tileView),
  }
}

export type CategoryChildren = Awaited<ReturnType<typeof loadCategoryChildren>>
