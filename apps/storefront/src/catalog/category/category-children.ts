import type { ShopClient } from '@zayy/contract/shop-client'
import { tileView } from './category-tile.tsx'
import { addressNames, knownCategory } from './known-category.ts'

/** A category with its children as tiles. */
export async function loadCategoryChildren(client: ShopClient, id: string) {
  const category = await knownCategory(client, id)
  return {
    address: addressNames(category),
    name: category.name,
    desc: category.desc,
    root: category.parents[0]?.name ?? null,
    tiles: category.childs.map(tileView),
  }
}

export type CategoryChildren = Awaited<ReturnType<typeof loadCategoryChildren>>
