import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-head.ts'
import { LoadFailed } from '../account/load-failed.tsx'
import { OrdersPage } from '../account/orders-page.tsx'
import { loadOrders, readOrdersSearch } from '../account/orders-view.ts'
import { loadOwn } from '../account-state/own-data.ts'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/account/orders')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => readOrdersSearch(search),
  loader: async ({ context, deps }) => ({
    head: accountHead(context.locale, 'orders', '/account/orders'),
    view: await loadOwn(() => loadOrders(context.client, deps)),
  }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: OrdersRoute,
  errorComponent: LoadFailed,
})

function OrdersRoute() {
  const { client } = Route.useRouteContext()
  const { view } = Route.useLoaderData()
  return <OrdersPage client={client} view={view} />
}
