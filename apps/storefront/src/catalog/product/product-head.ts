import { createIsomorphicFn } from '@tanstack/react-start'
import { priceTax } from '@zayy/domain/checkout/price-tax'
import { plainText } from '@zayy/domain/text/plain-text'
import { formatAmount } from '@zayy/i18n/numbers'
import type { Offer, Product, Review } from 'schema-dts'
import { type PageContext, type PageSummary, pageDescriptions } from '../../head/page-head.ts'
import { breadcrumbList } from '../../head/structured-data.ts'
import { localizedPath } from '../../i18n/localized-path.ts'
import type { ProductView, ReviewView } from './product-view.ts'

export const productSummary = createIsomorphicFn().server(
  (view: ProductView, context: PageContext): PageSummary => {
    const { product, category } = view
    const [first, ...others] = product.pieces
    const describe = pageDescriptions[context.locale].product
    return {
      description: first
        ? describe(product.name, category.name, formatAmount(first.price), others.length > 0)
        : product.name,
      type: 'product',
      image: { url: product.image, alt: product.name },
      jsonLd: [productJsonLd(view, context), breadcrumbList(context, productTrail(view))],
    }
  },
)

const MAX_IMAGES = 2
const MAX_REVIEWS = 3

/**
 * Returns a schema.org Product with one Offer, which has the first tier's price and a price per tier (docs/saudi-rules.md,
 * "Search engines"). It is not a ProductGroup: all colours and sizes share price and page. Review authors are masked.
 */
export function productJsonLd(view: ProductView, context: PageContext): Product {
  const { product, rate, rates } = view
  const offer = offerOf(view, context)
  const description = plainText(view.description)
  return {
    '@type': 'Product',
    name: product.name,
    ...(description ? { description } : {}),
    sku: String(product.id),
    image: view.photos.slice(0, MAX_IMAGES).map(({ image }) => new URL(image, context.origin).href),
    category: view.category.name,
    color: product.colours.map(({ name }) => name),
    size: product.sizes.map(({ name }) => name),
    ...(view.brand ? { brand: { '@type': 'Brand', name: view.brand.name } } : {}),
    ...(rate === null
      ? {}
      : {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rate, reviewCount: rates },
          review: view.reviews.slice(0, MAX_REVIEWS).map(reviewJsonLd),
        }),
    ...(offer ? { offers: offer } : {}),
  }
}

function offerOf({ product }: ProductView, context: PageContext): Offer | undefined {
  const [first] = product.pieces
  if (!first) return undefined
  const canBeOrdered = product.colours.length > 0 && product.sizes.length > 0
  return {
    '@type': 'Offer',
    url: new URL(localizedPath(context.locale, `/product/${product.id}`), context.origin).href,
    price: Number(first.price),
    priceCurrency: 'SAR',
    // The shop keeps no stock, so an availability would be a guess while the product can be ordered.
    ...(canBeOrdered ? {} : { availability: 'https://schema.org/OutOfStock' }),
    priceSpecification: product.pieces.map(({ from, to, price }) => ({
      '@type': 'UnitPriceSpecification',
      price: Number(price),
      priceCurrency: 'SAR',
      valueAddedTaxIncluded: includesTax(context.settings),
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitCode: 'C62' },
    })),
  }
}

/** Returns whether prices include the tax, or the shop charges none. */
function includesTax(settings: PageContext['settings']): boolean {
  return settings ? priceTax(settings.taxPercent, settings.taxIncluded) !== 'added' : false
}

function reviewJsonLd({ author, day, rate, comment }: ReviewView): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: day,
    reviewBody: comment,
    reviewRating: { '@type': 'Rating', ratingValue: rate },
  }
}

/** Returns the breadcrumbs of a product, through its main category (spec, 2 /product/:id). */
export function productTrail({ category, product }: Pick<ProductView, 'category' | 'product'>) {
  return [category, { name: product.name }]
}
