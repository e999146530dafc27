import type { Category, Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { listShownCategories, type ShownCategory } from './list-shown-categories.ts'
import { presentCategory } from './present-category.ts'

export type CategoryTree = {
  /** The roots of the shop. */
  categories: Category[]
  /** The menu's own roots: the first is "Made in Saudi", its childs are the brands. */
  menuCategories: Category[]
}

/** The whole tree of categories, in the order of the owner's file. `categories` reads the categories that are shown. */
export async function getCategoryTree(
  database: Database,
  locale: Locale,
  categories: () => Promise<ShownCategory[]> = () => listShownCategories(database),
): Promise<CategoryTree> {
  const rows = await categories()
  const roots = rows.filter((row) => row.parentId === null)
  const present = (shown: ShownCategory[]) => shown.map((row) => presentCategory(row, rows, locale))
  return {
    categories: present(roots.filter(({ kind }) => kind !== 'menu')),
    menuCategories: present(roots.filter(({ kind }) => kind === 'menu')),
  }
}
