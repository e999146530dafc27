import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadOwn } from '../account-state/own-data.ts'
import { pageHead } from '../head/page-head.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { CustomerBillPage, loadCustomerBill } from '../orders/customer-bill-page.tsx'
import { orderMessages } from '../orders/order-messages.ts'

export const Route = createFileRoute('/bill/$id')({
  loader: async ({ context, params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    const { title, description } = orderMessages[context.locale]
    return {
      head: { title, description, path: `/bill/${id}`, noindex: true },
      found: await loadOwn(() => loadCustomerBill(context.client, id)),
    }
  },
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: CustomerBillRoute,
})

function CustomerBillRoute() {
  const { client } = Route.useRouteContext()
  const { found } = Route.useLoaderData()
  const { logo, transferDays } = useShopSettings()
  return <CustomerBillPage client={client} found={found} logo={logo} transferDays={transferDays} />
}
