import { sar } from '@zayy/domain/money'
import { describe, expect, test } from 'vitest'
import { exampleContext } from '../../head/testing/example-context.ts'
import { productJsonLd } from './product-head.ts'
import type { ProductView } from './product-view.ts'

const review = (id: number) => ({
  id,
  author: 'Sar***ara',
  rate: 5 as const,
  comment: 'Fits',
  day: '2026-01-02',
  piecesBought: 24,
  counted: true,
})
const view: ProductView = {
  product: {
    id: 7,
    name: 'Scrub top',
    image: '/media/a/800.webp',
    category: { name: 'Scrubs' },
    pieces: [
      { from: 1, to: 9, price: sar(55) },
      { from: 10, to: 49, price: sar(50) },
    ],
    colours: [{ id: 1, name: 'Teal', code: '#007788', image: '/media/a/800.webp' }],
    sizes: [{ id: 1, name: 'M' }],
  },
  category: { name: 'Scrubs', to: '/Product-category/3/category' },
  brand: null,
  photos: ['/media/a/800.webp', '/media/b/800.webp'].map((image) => ({ image, alt: '', colour: null })),
  description: '',
  rate: 4.5,
  rates: 12,
  byStar: [0, 0, 0, 6, 6],
  reviews: [review(1), review(2), review(3), review(4)],
  sold: 0,
  attributes: [],
  sizeChart: null,
}

test('offers the first tier’s price and a price per tier', () => {
  expect(productJsonLd(view, exampleContext())).toMatchObject({
    sku: '7',
    image: ['https://shop.test/media/a/800.webp', 'https://shop.test/media/b/800.webp'],
    color: ['Teal'],
    size: ['M'],
    offers: {
      url: 'https://shop.test/en/product/7',
      price: 55,
      priceCurrency: 'SAR',
      priceSpecification: [
        { price: 55, valueAddedTaxIncluded: false, eligibleQuantity: { minValue: 1, maxValue: 9 } },
        { price: 50, valueAddedTaxIncluded: false, eligibleQuantity: { minValue: 10, maxValue: 49 } },
      ],
    },
  })
})

test('claims no availability while stock is unknown, but says that a product without sizes cannot be ordered', () => {
  expect(JSON.stringify(productJsonLd(view, exampleContext()))).not.toContain('availability')
  const sizeless = { ...view, product: { ...view.product, sizes: [] } }
  expect(productJsonLd(sizeless, exampleContext()).offers).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  })
})

test('declares prices with or without tax by the shop’s setting', () => {
  const told = JSON.stringify(productJsonLd(view, exampleContext({ taxIncluded: true })))
  expect(told).toContain('"valueAddedTaxIncluded":true')
  const untaxed = JSON.stringify(productJsonLd(view, exampleContext({ taxPercent: 0 })))
  expect(untaxed).not.toContain('"valueAddedTaxIncluded":false')
})

test('strips markup from the description', () => {
  const told = productJsonLd({ ...view, description: '<p>Wash at 60 &lt;°C&gt;.</p>' }, exampleContext())
  expect(told).toMatchObject({ description: 'Wash at 60 <°C>.' })
})

describe('structured data of an incomplete product', () => {
  test('has no description for a product without one', () => {
    expect(productJsonLd(view, exampleContext())).not.toHaveProperty('description')
  })

  test('has no rating without a review', () => {
    const told = productJsonLd({ ...view, rate: null, rates: 0, reviews: [] }, exampleContext())
    expect(told).not.toHaveProperty('aggregateRating')
    expect(told).not.toHaveProperty('review')
  })

  test('has no offer without a price, and is out of stock without colours or sizes', () => {
    const free = { ...view, product: { ...view.product, pieces: [] } }
    expect(productJsonLd(free, exampleContext())).not.toHaveProperty('offers')
    const bare = { ...view, product: { ...view.product, sizes: [] } }
    expect(productJsonLd(bare, exampleContext())).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })
})

test('contains the newest reviews with masked authors', () => {
  const told = productJsonLd(view, exampleContext())
  expect(told).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 12 } })
  expect(told).toMatchObject({
    review: [{ author: { name: 'Sar***ara' }, datePublished: '2026-01-02' }, {}, {}],
  })
})
