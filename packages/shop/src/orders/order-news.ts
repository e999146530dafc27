/** What a buyer is told of an order after it was placed. */
const orderNews = ['paid', 'on hold', 'shipped', 'completed', 'cancelled', 'refunded'] as const
export type OrderNews = (typeof orderNews)[number]

/** What the buyer is told of when the order gets a status; null: nothing that matters to them. */
export function newsOf(status: string): OrderNews | null {
  return orderNews.find((news) => news === status) ?? null
}
