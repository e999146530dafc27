import { createIsomorphicFn } from '@tanstack/react-start'
import { formatAmount } from '@zayy/i18n/numbers'
import type { PageContext } from '../../layout/page-context.ts'
import { pageDescriptions } from '../../layout/page-descriptions.ts'
import type { PageSummary } from '../../layout/page-summary.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { productJsonLd } from './product-json-ld.ts'
import { productTrail } from './product-trail.ts'
import type { ProductView } from './product-view.ts'

/** What search engines and messengers are told of a product's page. */
export const productSummary = createIsomorphicFn().server(
  (view: ProductView, context: PageContext): PageSummary => {
    const { product, category } = view
    const [first] = product.pieces
    return {
      description: first
        ? pageDescriptions[context.locale].product(product.name, category.name, formatAmount(first.price))
        : product.name,
      type: 'product',
      picture: { url: product.image, alt: product.name },
      things: [productJsonLd(view, context), breadcrumbList(context, productTrail(view))],
    }
  },
)
