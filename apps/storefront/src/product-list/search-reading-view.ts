import type { SearchReading } from '@zayy/contract/types'
import type { Locale } from '@zayy/i18n/locale'
import type { ProductCardView } from '../product-card/product-card-view.ts'
import type { searchMessages } from '../search/search-messages.ts'

/** The messages of searching are loaded with the first search that has something to say. */
const loadMessages = async (locale: Locale): Promise<(typeof searchMessages)[Locale]> =>
  (await import('../search/search-messages.ts')).searchMessages[locale]

/** A longer search is cut in the address, and would lose its last quotation mark. */
const MAX_SEARCH_LENGTH = 200

/** Says how a search was read, and how to leave no word of it out. Null for a search that was read as it is. */
export async function searchReadingView(
  locale: Locale,
  search: string | undefined,
  reading: SearchReading | undefined,
) {
  if (search === undefined || !reading) return null
  const { sizes, set_aside: leftOut, quantity } = reading
  if (sizes.length === 0 && leftOut.length === 0) return { quantity, texts: [], exactly: null }
  const exactly = `"${search}"`
  const messages = await loadMessages(locale)
  return {
    quantity,
    texts: [
      ...(sizes.length > 0 ? [messages.inSizes(sizes)] : []),
      ...(leftOut.length > 0 ? [messages.leftOut(leftOut)] : []),
    ],
    exactly:
      leftOut.length > 0 && exactly.length <= MAX_SEARCH_LENGTH
        ? { search: exactly, text: messages.exactly }
        : null,
  }
}

export type SearchReadingView = NonNullable<Awaited<ReturnType<typeof searchReadingView>>>

/** What leads on from a search that finds nothing, in the language of the page; `cards`: the best sellers. */
export type NothingFoundView = {
  text: string
  categories: string
  askUs: string
  bestSellers: string
  cards: ProductCardView[]
}
