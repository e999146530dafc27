import type { Home, Locale } from '@zayy/contract/types'
import { products, productTranslations } from '@zayy/database/schema/catalog'
import { reviews } from '@zayy/database/schema/reviews'
import { inLanguage } from '@zayy/database/sql/in-language'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { presentReview } from './list-reviews.ts'
import { newestReviewsOf, type ReviewRow } from './queries.ts'

const MAX_QUOTES = 3

/** Bounds of the reviews that are read, whatever the owner puts on the home page. */
const MAX_PRODUCTS = 60
const REVIEWS_PER_PRODUCT = 8

/** Characters of a comment that is long enough to say something and fits on a card. */
const MIN_LENGTH = 30
const MAX_LENGTH = 160

/** Returns quotes of the newest reviews of these products (contract.md, GET /home). Ignores unknown and hidden products. */
export async function listQuotes(
  database: Database,
  locale: Locale,
  ids: readonly number[],
): Promise<Home['quotes']> {
  if (ids.length === 0) return []
  const rows = await reviewedProducts(database).execute({ ids: ids.slice(0, MAX_PRODUCTS), locale })
  const candidates = rows.flatMap(({ id, name, reviews }) =>
    reviews.map((review) => ({ product: { id, name }, review })),
  )
  return pickQuotes(candidates, locale).map(({ product, review }) => ({
    product,
    review: presentReview(review),
  }))
}

type Candidate = {
  product: { id: number }
  review: Pick<ReviewRow, 'email' | 'rating' | 'comment' | 'counted' | 'piecesBought'>
}

/**
 * Returns at most three candidates with five stars that count in the rating and have a comment of a sentence or two: first those in the
 * language of the page, then those of proven buyers, else in the order given.
 */
export function pickQuotes<Quote extends Candidate>(candidates: readonly Quote[], locale: Locale): Quote[] {
  const praise = candidates.filter(({ review: { rating, counted, comment } }) => {
    const { length } = comment.trim()
    return rating === 5 && counted && length >= MIN_LENGTH && length <= MAX_LENGTH
  })
  const rank = ({ review }: Quote) =>
    (isArabic(review.comment) === (locale === 'ar') ? 2 : 0) + (review.piecesBought > 0 ? 1 : 0)
  const picked: Quote[] = []
  const ranked = praise.map((quote) => ({ quote, rank: rank(quote) })).sort((a, b) => b.rank - a.rank)
  for (const { quote } of ranked) {
    if (picked.length === MAX_QUOTES) break
    const isNew = picked.every(
      ({ product, review }) => product.id !== quote.product.id && review.email !== quote.review.email,
    )
    if (isNew) picked.push(quote)
  }
  return picked
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

/** Rules of pickQuotes that SQL applies first: each review that it returns costs a sum of its author's orders. */
const praising = and(eq(reviews.rating, 5), reviews.counted)

const reviewedProducts = prepared((database) =>
  database
    .select({
      id: products.id,
      name: inLanguage(productTranslations.name, productTranslations.productId, products.id),
      reviews: newestReviewsOf(products.id, REVIEWS_PER_PRODUCT, praising),
    })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[]) and not ${products.hidden}`)
    .orderBy(sql`array_position(${sql.placeholder('ids')}::int[], ${products.id})`)
    .prepare('quoted_products'),
)
