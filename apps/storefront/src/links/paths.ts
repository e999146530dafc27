import { slug } from '@zayy/domain/text/slug'

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

/** Returns the path of a category's products without `/en`: `/Product-category/12/ملابس-طبية`. */
export function categoryProductsPath({ id, name }: { id: number; name: string }): string {
  return categoryPath('Product-category', { id: String(id), name: segmentOf(name), saudi: null })
}

const segmentOf = import.meta.env.SSR ? memoised(slug) : slug

const MAX_MEMOISED = 1000

/** The server renders the menus' names on every page. */
function memoised(segment: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const made = segment(name)
    if (known.size < MAX_MEMOISED) known.set(name, made)
    return made
  }
}

/** Returns the path of a page that the owner added, without `/en`. */
export function ownPagePath(slug: string): string {
  return `/pages/${slug}`
}
