import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { LoadFailed } from '../account/account-layout.tsx'
import { OrdersPage } from '../account/orders-page.tsx'
import { loadOrders, readOrdersSearch } from '../account/orders-view.ts'
import { loadOwn } from '../account-state/own-data.ts'
import { pageHead } from '../head/page-head.ts'
import { listingMessages } from '../paged-list/listing-messages.ts'

export const Route = createFileRoute('/account/orders')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => readOrdersSearch(search),
  loader: async ({ context, deps }) => {
    const [view] = await Promise.all([
      loadOwn(() => loadOrders(context.client, deps)),
      listingMessages.load(context.locale), // The pager shows them.
    ])
    return { head: accountHead(context.locale, 'orders', '/account/orders'), view }
  },
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: OrdersRoute,
  errorComponent: LoadFailed,
})

function OrdersRoute() {
  const { client } = Route.useRouteContext()
  const { view } = Route.useLoaderData()
  return <OrdersPage client={client} view={view} />
}
