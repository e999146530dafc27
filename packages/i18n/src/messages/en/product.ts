import { formatNumber } from '../../numbers.ts'
import { pieces } from '../../plurals.ts'
import type { product as arabic } from '../ar/product.ts'

/** Messages of the product's page, in English. */
export const product = {
  sold: (count: number) => `${pieces(count, 'en')} sold`,
  each: { added: 'each, before {percent} VAT', included: 'each, {percent} VAT included', none: 'each' },
  ask: 'Ask us about it on WhatsApp',
  images: 'Product pictures',
  image: (index: number, count: number) => `Picture ${index} of ${count}`,
  enlarge: 'Enlarge pictures',
  previous: 'Previous',
  next: 'Next',
  about: 'Details',
  sizeChart: 'Size chart',
  centimetres: '(cm)',
  size: 'Size',
  reviews: 'Reviews',
  reviewCount: (count: number) =>
    count === 0 ? 'No reviews yet' : count === 1 ? '1 review' : `${formatNumber(count)} reviews`,
  noReviews: 'Nobody has reviewed it yet.',
  noMean: 'The average appears after the first review by a buyer or a customer with a confirmed email.',
  starsGiven: (stars: number, count: number) => `${stars} out of 5: ${formatNumber(count)}`,
  moreReviews: 'More reviews',
  bought: (count: number) => `Bought ${pieces(count, 'en')}`,
  writeReview: 'Write a review',
  editReview: 'Edit your review',
  needsScripts: (colours: string, sizes: string) =>
    `Colours: ${colours}. Sizes: ${sizes}. Turn on JavaScript in your browser to choose and order on this page.`,
  reviewNeedsLogin: 'Have you worn it?',
  reviewLogin: 'Log in and review it',
  reviewsFailed: 'The reviews could not be loaded.',
} satisfies typeof arabic
