import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { ClaimPage } from '../account/orders-page.tsx'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/account/claim')({
  loader: ({ context }) => ({ head: accountHead(context.locale, 'orders', '/account/claim') }),
  head: headFromLoader(),
  component: ClaimPage,
})
