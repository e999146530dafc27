/** Paths of the content pages that are not below `/pages`, by slug; without `/en`. */
export const FIXED_PAGES = { about: '/about', privacy: '/Policy', terms: '/terms' } as const

export type FixedPage = keyof typeof FIXED_PAGES

export function isFixedPage(slug: string): slug is FixedPage {
  return Object.hasOwn(FIXED_PAGES, slug)
}

/**
 * Slugs of the policies that the Ministry of Commerce looks for in a shop, beside the fixed pages. They are pages of the
 * owner's like any other, at `/pages/<slug>`.
 */
export const POLICY_PAGES = ['returns', 'shipping', 'complaints'] as const

/** Ids by which the API's clients know a page (contract.md); every shop has these pages. Other ids come from the database. */
const KNOWN_IDS = { about: 1, privacy: 2, terms: 3 } as const

/** Returns the id of a new page as a column; without it the database chooses. */
export function newPageId(slug: string): { id?: number } {
  const known = Object.entries(KNOWN_IDS).find(([name]) => name === slug)
  return known ? { id: known[1] } : {}
}

/** The footer of every page links all pages that an owner adds. */
export const MAX_OWN_PAGES = 20

export const MAX_PAGE_SLUG_LENGTH = 64

/** Returns whether a text can be the slug of a page. One of digits alone would be an id. */
export function isPageSlug(text: string): boolean {
  return text.length <= MAX_PAGE_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)
}
