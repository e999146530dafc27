import type { Category, Settings } from '@zayy/contract/types'

/** For menus, searches without results and the footer. Browsers load it when one of them opens (shop-menu.ts). */
export type ShopMenu = ReturnType<typeof shopMenu>

export function shopMenu({ categories, menuCategories }: Pick<Settings, 'categories' | 'menuCategories'>) {
  return {
    categories: categories.map((category) => ({
      ...linkTo(category),
      image: category.image,
      childs: category.childs.map(linkTo),
    })),
    /** Brands made in Saudi Arabia. */
    brands: (menuCategories[0]?.childs ?? []).map(linkTo),
  }
}

export type CategoryLink = { id: number; name: string }

export function linkTo({ id, name }: Category): CategoryLink {
  return { id, name }
}
