import { slug } from '@zayy/domain/text/slug'
import { categoryPath } from './paths.ts'

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
