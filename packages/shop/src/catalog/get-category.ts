import type { CategoryWithParents, Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { listShownCategories, type ShownCategory } from './list-shown-categories.ts'
import { categoryName, presentCategory } from './present-category.ts'

/**
 * A category with its childs, and the way to it from the root down. `categories` reads the categories that are shown.
 *
 * @throws DomainError 404 for an unknown or hidden category
 */
export async function getCategory(
  database: Database,
  locale: Locale,
  id: number,
  categories: () => Promise<ShownCategory[]> = () => listShownCategories(database),
): Promise<CategoryWithParents> {
  const rows = await categories()
  const row = rows.find((candidate) => candidate.id === id)
  if (!row) throw notFound()
  const parents = ancestors(row, rows).map((parent) => ({
    id: parent.id,
    name: categoryName(parent, locale),
  }))
  return { ...presentCategory(row, rows, locale), parents }
}

function ancestors(row: ShownCategory, rows: readonly ShownCategory[]): ShownCategory[] {
  const parent = rows.find((candidate) => candidate.id === row.parentId)
  return parent ? [...ancestors(parent, rows), parent] : []
}
