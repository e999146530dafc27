import { describe, expect, it } from 'vitest'
import type { ProductView, ReviewView } from './product-view.ts'
import { reviewedProduct } from './review-form.tsx'

const review = (id: number, rate: ReviewView['rate']): ReviewView => ({
  id,
  author: 'S****',
  rate,
  comment: 'Fits',
  day: '2026-01-02',
  piecesBought: null,
  counted: true,
})
const product = (byStar: number[], reviews: ReviewView[]): ProductView => ({
  product: {
    id: 1,
    name: 'Polo',
    image: '/polo.webp',
    category: { name: 'Polos' },
    pieces: [],
    colours: [],
    sizes: [],
  },
  category: { name: 'Polos', to: '/Product-category/1/category' },
  brand: null,
  photos: [],
  description: '',
  rate: null,
  rates: byStar.reduce((sum, count) => sum + count, 0),
  byStar,
  reviews,
  sold: 0,
  attributes: [],
  sizeChart: null,
})

describe('a new review', () => {
  it('counts as the first review of a product without reviews', () => {
    const first = review(7, 4)
    expect(
      reviewedProduct(product([0, 0, 0, 0, 0], []), { review: first, replacedRate: null }),
    ).toMatchObject({
      rate: 4,
      rates: 1,
      byStar: [0, 0, 0, 1, 0],
      reviews: [first],
    })
  })

  it('changes the average, to one decimal', () => {
    const shown = reviewedProduct(product([0, 0, 0, 0, 2], [review(1, 5), review(2, 5)]), {
      review: review(7, 4),
      replacedRate: null,
    })
    expect(shown).toMatchObject({ rate: 4.7, rates: 3 })
    expect(shown.reviews.map(({ id }) => id)).toEqual([7, 1, 2])
  })

  it('is shown without changing the average if it does not count', () => {
    const uncounted = { ...review(7, 1), counted: false }
    const change = { review: uncounted, replacedRate: null }
    expect(reviewedProduct(product([0, 0, 0, 0, 2], [review(1, 5)]), change)).toMatchObject({
      rate: 5,
      rates: 2,
    })
    expect(reviewedProduct(product([0, 0, 0, 0, 0], []), change)).toMatchObject({
      rate: null,
      rates: 0,
      reviews: [uncounted],
    })
  })

  it('replaces the customer’s earlier review', () => {
    const shown = reviewedProduct(product([1, 0, 0, 0, 1], [review(1, 5), review(7, 1)]), {
      review: review(7, 3),
      replacedRate: 1,
    })
    expect(shown).toMatchObject({ rate: 4, rates: 2, byStar: [0, 0, 1, 0, 1] })
    expect(shown.reviews.map(({ id, rate }) => [id, rate])).toEqual([
      [7, 3],
      [1, 5],
    ])
  })
})
