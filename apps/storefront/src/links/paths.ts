/** The first path segment of a category's two pages: its children as tiles, and its products (spec, 2). */
export type CategoryPage = 'category' | 'Product-category'

/** Returns the path without `/en`. @param at.saudi the 'Made in Saudi' segment; null outside of it */
export function categoryPath(
  page: CategoryPage,
  at: { id: string; name: string; saudi: string | null },
): string {
  const segments = at.saudi === null ? [at.id, at.name] : [at.saudi, at.id, at.name]
  return `/${[page, ...segments].join('/')}`
}

/** Returns the path of a page that the owner added, without `/en`. */
export function ownPagePath(slug: string): string {
  return `/pages/${slug}`
}
