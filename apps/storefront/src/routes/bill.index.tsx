import { createFileRoute } from '@tanstack/react-router'
import { headFromLoader } from '../head/page-head.ts'
import { BillPage } from '../orders/bill-page.tsx'
import { orderMessages } from '../orders/order-messages.ts'

export const Route = createFileRoute('/bill/')({
  loader: ({ context }) => {
    const { title, description } = orderMessages[context.locale]
    return { head: { title, description, path: '/bill', noindex: true } }
  },
  head: headFromLoader(),
  component: BillPage,
})
