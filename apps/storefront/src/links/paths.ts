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
  return categoryPath('Product-category', { id: String(id), name: segmentOf(name), saudi: null })
}

const segmentOf = import.meta.env.SSR ? remembered(slug) : slug

/** The server writes the menus' names on every page. */
function remembered(segment: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  const mostKnown = 1000
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const made = segment(name)
    if (known.size < mostKnown) known.set(name, made)
    return made
  }
}

/** Returns the path of a page that the owner added, without `/en`. */
export function ownPagePath(slug: string): string {
  return `/pages/${slug}`
}
