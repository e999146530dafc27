import { createFileRoute, notFound } from '@tanstack/react-router'
import { clientOnlyLoader } from '../account-state/client-only-loader.ts'
import { headFromLoader } from '../head/page-head.ts'
import { CustomerBillPage, loadCustomerBill } from '../orders/customer-bill-page.tsx'
import { orderMessages } from '../orders/order-messages.ts'

export const Route = createFileRoute('/bill/$id')({
  loader: async ({ context, params }) => {
    const id = Number(params.id)
    if (!Number.isSafeInteger(id) || id < 1) throw notFound()
    const { title, description } = orderMessages[context.locale]
    return {
      head: { title, description, path: `/bill/${id}`, noindex: true },
      found: await clientOnlyLoader(() => loadCustomerBill(context.client, id)),
    }
  },
  head: headFromLoader(),
  component: () => <CustomerBillPage {...Route.useLoaderData()} />,
})
