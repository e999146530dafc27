import { createFileRoute, notFound } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { countedDay } from '@zayy/domain/checkout/delivery-dates'
import { shopNow } from '../account-state/shop-clock.ts'
import { productSummary } from '../catalog/product/product-head.ts'
import { ProductPage } from '../catalog/product/product-page.tsx'
import { pageContext, pageHead } from '../head/page-head.ts'
import { buyingMessages } from '../i18n/buying-messages.ts'

export const Route = createFileRoute('/product/$id')({
  // The needed quantity in the address does not reload the product.
  staleTime: 30_000,
  loader: async ({ context, params, parentMatchPromise }) => {
    // Exactly one URL per product: not 07, 7.0 or 0x7.
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound()
    // Imported dynamically: on a first visit the server sends the view, so browsers need the code only for the next product.
    const [{ productView }, { data }] = await Promise.all([
      import('../catalog/product/product-view.ts'),
      context.client.catalog.product({ id: Number(params.id) }).catch((thrown: unknown) => {
        throw failureOf(thrown).status === 404 ? notFound() : thrown
      }),
      buyingMessages.load(context.locale),
    ])
    return {
      view: productView(data),
      today: countedDay(shopNow(), (await parentMatchPromise).loaderData?.cutOffHour),
    }
  },
  head: ({ matches, loaderData }) => {
    if (!loaderData) return {}
    const { view } = loaderData
    const { id, name } = view.product
    return pageHead(
      matches,
      { title: name, path: `/product/${id}` },
      productSummary(view, pageContext(matches)),
    )
  },
  component: () => <ProductPage {...Route.useLoaderData()} />,
})
