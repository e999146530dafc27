import type { Category, CategoryWithParents, Locale } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import { notFound } from '../domain-error.ts'
import type { ShownCategory } from './list-shown-categories.ts'

/**
 * Returns a category with its children and its ancestors from the root down.
 * @throws DomainError 404 for an unknown or hidden category
 */
export function getCategory(rows: readonly ShownCategory[], locale: Locale, id: number): CategoryWithParents {
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

/**
 * Returns the whole category tree in the order of the import file: the roots of the shop, and those of the menu, "Made in Saudi", whose
 * children are the brands.
 */
export function getCategoryTree(rows: readonly ShownCategory[], locale: Locale) {
  const roots = rows.filter((row) => row.parentId === null)
  const present = (shown: ShownCategory[]) => shown.map((row) => presentCategory(row, rows, locale))
  return {
    categories: present(roots.filter(({ kind }) => kind !== 'menu')),
    menuCategories: present(roots.filter(({ kind }) => kind === 'menu')),
  }
}

/** Returns the name in a language, else in Arabic. */
export function categoryName(row: ShownCategory, locale: Locale): string {
  return translationOf(row, locale).name
}

/** Includes all descendants. */
function presentCategory(row: ShownCategory, rows: readonly ShownCategory[], locale: Locale): Category {
  const childs = rows
    .filter((other) => other.parentId === row.id)
    .map((child) => presentCategory(child, rows, locale))
  const { name, description } = translationOf(row, locale)
  return {
    id: row.id,
    name,
    image: imageUrl(row.image),
    desc: description,
    has_childs: childs.length > 0,
    products_count: row.productsCount,
    childs,
    translations: row.translations.map((translation) => ({
      locale: translation.locale,
      name: translation.name,
    })),
  }
}

function translationOf(
  { translations }: ShownCategory,
  locale: Locale,
): { name: string; description: string } {
  const inLanguage = (locale: Locale) => translations.find((translation) => translation.locale === locale)
  return inLanguage(locale) ?? inLanguage('ar') ?? { name: '', description: '' }
}
