/** "What search engines are told of a product: its offer at every tier, its colours and sizes, its stars." */

import type { ProductView } from './product-view.ts'

/** `address` is the page's own, absolute; `settings` is what the root route's loader returned. */
type Shop = { origin: string; address: string; settings: unknown }

/**
 * schema.org Product with one Offer: the price of the fewest pieces, and a price for each tier (docs/saudi-rules.md,
 * "Search engines"). Names are those of the page's language.
 */
export function productJsonLd(view: ProductView, shop: Shop) {
  const { product, rate, rates } = view
  const [first] = product.pieces
  const taxIncluded = containsTax(shop.settings)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: String(product.id),
    image: new URL(product.image, shop.origin).href,
    category: view.category.name,
    color: product.colours.map(({ name }) => name),
    size: product.sizes.map(({ name }) => name),
    ...(view.brand ? { brand: { '@type': 'Brand', name: view.brand.name } } : {}),
    ...(rate === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rate, reviewCount: rates } }),
    ...(first
      ? {
          offers: {
            '@type': 'Offer',
            url: shop.address,
            price: first.price,
            priceCurrency: 'SAR',
            availability: 'https://schema.org/InStock',
            priceSpecification: product.pieces.map(({ from, to, price }) => ({
              '@type': 'UnitPriceSpecification',
              price,
              priceCurrency: 'SAR',
              valueAddedTaxIncluded: taxIncluded,
              eligibleQuantity: {
                '@type': 'QuantitativeValue',
                minValue: from,
                maxValue: to,
                unitCode: 'C62',
              },
            })),
          },
        }
      : {}),
  }
}

function containsTax(settings: unknown): boolean {
  return (
    typeof settings === 'object' &&
    settings !== null &&
    'taxIncluded' in settings &&
    settings.taxIncluded === true
  )
}
