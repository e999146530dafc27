import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { BillPage } from '../orders/bill-page.tsx'
import { orderMessages } from '../orders/order-messages.ts'

export const Route = createFileRoute('/bill/')({
  loader: async ({ context }) => {
    const { data } = await context.client.settings.get()
    const { title, description } = orderMessages[context.locale]
    return { transferDays: data.transfer_days, title, description }
  },
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.title,
          description: loaderData.description,
          path: '/bill',
          noindex: true,
        })
      : {},
  component: BillRoute,
})

function BillRoute() {
  const { client } = Route.useRouteContext()
  const { transferDays } = Route.useLoaderData()
  return <BillPage client={client} logo={useShopSettings().logo} transferDays={transferDays} />
}
