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
