import { createFileRoute, notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { formatAmount } from '@zayy/i18n/numbers'
import { productJsonLd } from '../catalog/product/product-json-ld.ts'
import { ProductPage } from '../catalog/product/product-page.tsx'
import { productView } from '../catalog/product/product-view.ts'
import { localizedPath } from '../i18n/localized-path.ts'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/product/$id')({
  loader: async ({ context, params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    const { data } = await context.client.catalog.product({ id }).catch((thrown: unknown) => {
      throw failureOf(thrown).status === 404 ? notFound() : thrown
    })
    return { view: productView(data), today: riyadhDay(Date.now()) }
  },
  head: ({ matches, match, loaderData }) => {
    if (!loaderData) return {}
    const { view } = loaderData
    const { locale, origin, messages } = match.context
    const path = `/product/${view.product.id}`
    const [first] = view.product.pieces
    const head = pageHead(matches, {
      title: view.product.name,
      description: first
        ? messages.product.describe(view.product.name, view.category.name, formatAmount(first.price))
        : view.product.name,
      path,
      image: view.product.image,
    })
    // For search engines alone, which read what the server sent: no browser loads the code that makes it.
    if (!import.meta.env.SSR) return head
    const address = `${origin}${localizedPath(locale, path)}`
    const jsonLd = productJsonLd(view, { origin, address, settings: matches[0]?.loaderData })
    return { ...head, meta: [...head.meta, { 'script:ld+json': jsonLd }] }
  },
  component: ProductRoute,
})

function ProductRoute() {
  const { view, today } = Route.useLoaderData()
  return <ProductPage view={view} today={today} />
}
