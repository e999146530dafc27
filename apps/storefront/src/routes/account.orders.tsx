import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '../account/account-layout.tsx'
import { accountHead } from '../account/account-messages.ts'
import { loadOrders, OrdersPage } from '../account/orders-page.tsx'
import { clientOnlyLoader } from '../account-state/client-only-loader.ts'
import { headFromLoader } from '../head/page-head.ts'
import { listingMessages } from '../paged-list/listing-messages.ts'
import { parsePage } from '../paged-list/read-search.ts'

export const Route = createFileRoute('/account/orders')({
  validateSearch: ({ page }: { page?: unknown }): { page?: number | undefined } => ({
    page: parsePage(page),
  }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context, deps }) => {
    const [view] = await Promise.all([
      clientOnlyLoader(() => loadOrders(context.client, deps)),
      listingMessages.load(context.locale), // For the pager.
    ])
    return { head: accountHead(context.locale, 'orders', '/account/orders'), view }
  },
  head: headFromLoader(),
  component: () => <OrdersPage {...Route.useLoaderData()} />,
  errorComponent: LoadFailed,
})
