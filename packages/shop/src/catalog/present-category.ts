import type { Category, Locale } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { ShownCategory } from './list-shown-categories.ts'

/** The name in the language asked for, else in Arabic. */
export function categoryName(row: ShownCategory, locale: Locale): string {
  return translationOf(row, locale).name
}

/** A category with all that is below it. */
export function presentCategory(
  row: ShownCategory,
  rows: readonly ShownCategory[],
  locale: Locale,
): Category {
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
