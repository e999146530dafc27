/** The content pages that every shop has, by slug: their ids in the API and their paths, without `/en`. */
export const FIXED_PAGES = {
  about: { id: 1, path: '/about' },
  privacy: { id: 2, path: '/Policy' },
  terms: { id: 3, path: '/terms' },
} as const

export type FixedPage = keyof typeof FIXED_PAGES

export function isFixedPage(slug: string): slug is FixedPage {
  return Object.hasOwn(FIXED_PAGES, slug)
}

/** How many pages an owner may add: the footer of every page links them all. */
export const MAX_OWN_PAGES = 20

export const MAX_PAGE_SLUG_LENGTH = 64

/** Returns whether a text can be the slug of a page. One of digits alone would be an id. */
export function isPageSlug(text: string): boolean {
  return text.length <= MAX_PAGE_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)
}
