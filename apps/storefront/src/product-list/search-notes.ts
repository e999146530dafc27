import type { ProductPage } from '@zayy/contract/types'
import { sizeName } from '@zayy/domain/catalog/size-name'
import type { Locale } from '@zayy/i18n/locale'
import { searchMessages } from '../search/search-messages.ts'

/** The address cuts a longer search, which would lose its closing quotation mark. */
const MAX_SEARCH_LENGTH = 200

/** Says how a search was interpreted, with a link to an exact search. Names each size once, as the page shows it. */
export function readingNotes(
  locale: Locale,
  search: string,
  { sizes, set_aside: leftOut }: NonNullable<ProductPage['search']>,
  { more, total }: Pick<ProductPage, 'more' | 'total'>,
) {
  const messages = searchMessages[locale]
  const shown = [...new Set(sizes.map((size) => sizeName(size, locale)))]
  const exactly = `"${search}"`
  return {
    texts: [
      ...(shown.length > 0 ? [messages.inSizes(shown)] : []),
      ...(leftOut.length > 0 ? [messages.leftOut(leftOut)] : []),
      ...(more && total > 0 ? [messages.bestOnly(total)] : []),
    ],
    exactly:
      leftOut.length > 0 && exactly.length <= MAX_SEARCH_LENGTH
        ? { search: exactly, text: messages.exactly }
        : null,
  }
}

/** Says how many products a search names, and how many only mention it. */
export function matchNotes(
  locale: Locale,
  named: number,
  { more, total }: Pick<ProductPage, 'more' | 'total'>,
) {
  const messages = searchMessages[locale]
  return { text: messages.matches(named, total - named, more), mentioned: messages.mentioned }
}
