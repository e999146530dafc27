import type { Category, Settings } from '@zayy/contract/types'
import type { CategoryLink, ShopMenu } from './shop-settings.ts'

export function shopMenu({
  categories,
  menuCategories,
}: Pick<Settings, 'categories' | 'menuCategories'>): ShopMenu {
  return {
    categories: categories.map((category) => ({
      ...linkTo(category),
      image: category.image,
      childs: category.childs.map(linkTo),
    })),
    brands: (menuCategories[0]?.childs ?? []).map(linkTo),
  }
}

export function linkTo({ id, name }: Category): CategoryLink {
  return { id, name }
}
