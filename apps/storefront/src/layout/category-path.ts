import { slug } from '@zayy/domain/text/slug'

/** The two pages of a category: its children as tiles, and its products. Named as their addresses begin (spec, 2). */
export type CategoryPage = 'category' | 'Product-category'

/** The path of a category's page, without `/en`. @param at.saudi the segment of 'Made in Saudi'; null outside of it */
export function categoryPath(
  page: CategoryPage,
  at: { id: string; name: string; saudi: string | null },
): string {
  const segments = at.saudi === null ? [at.id, at.name] : [at.saudi, at.id, at.name]
  return `/${[page, ...segments].join('/')}`
}

/** The path of a category's products, without `/en`: `/Product-category/12/ملابس-طبية`. */
export function categoryProductsPath({ id, name }: { id: number; name: string }): string {
  return categoryPath('Product-category', { id: String(id), name: slug(name), saudi: null })
}
