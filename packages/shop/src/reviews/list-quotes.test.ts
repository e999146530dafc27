import { expect, test } from 'vitest'
import { pickQuotes } from './list-quotes.ts'

const arabic = 'القماش لا يشفّ واللون ثبت بعد عشرين غسلة.'
const english = 'Twelve-hour shifts in it for months. Still looks new.'

const quote = (product: number, email: string, review: Partial<Review> = {}) => ({
  product: { id: product },
  review: { email, rating: 5, comment: arabic, counted: true, piecesBought: 0, ...review },
})
type Review = { rating: number; comment: string; counted: boolean; piecesBought: number }

const authors = (quotes: readonly ReturnType<typeof quote>[], locale: 'ar' | 'en' = 'ar') =>
  pickQuotes(quotes, locale).map(({ review }) => review.email)

test('quotes three reviews, in the order given', () => {
  expect(authors([quote(1, 'a'), quote(2, 'b'), quote(3, 'c'), quote(4, 'd')])).toEqual(['a', 'b', 'c'])
})

test('prefers the language of the page, then proven buyers', () => {
  const quotes = [
    quote(1, 'a', { comment: english, piecesBought: 24 }),
    quote(2, 'b'),
    quote(3, 'c', { piecesBought: 24 }),
  ]
  expect(authors(quotes)).toEqual(['c', 'b', 'a'])
  expect(authors(quotes, 'en')).toEqual(['a', 'c', 'b'])
})

test('quotes an author and a product once', () => {
  expect(authors([quote(1, 'a'), quote(1, 'b'), quote(2, 'a'), quote(3, 'c')])).toEqual(['a', 'c'])
})

test.each<[string, Partial<Review>]>([
  ['four stars', { rating: 4 }],
  ['a review that does not count', { counted: false }],
  ['an empty comment', { comment: ' '.repeat(40) }],
  ['a few words', { comment: 'ممتاز' }],
  ['a long story', { comment: arabic.repeat(5) }],
])('leaves out %s', (_, review) => {
  expect(authors([quote(1, 'a', review)])).toEqual([])
})
