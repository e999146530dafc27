import hanger from '@zayy/ui/assets/hanger.svg?url'
import type { ShopClient } from '@zayy/contract/shop-client'
import { EmptyState } from '@zayy/ui/empty-state'
import { ShopLink } from '../layout/shop-link.tsx'
import { Pager } from '../paged-list/pager.tsx'
import { useAccountMessages } from './account-messages.ts'
import { ClaimOrders } from './claim-orders.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { OrdersTable } from './orders-table.tsx'
import type { OrdersView } from './orders-view.ts'
import { useOwnData } from '../account-state/own-data.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './account-page.module.css'

/** All orders of a customer, the newest first, page by page. */
export function OrdersPage({ client, view }: { client: ShopClient; view: OrdersView | null }) {
  const messages = useAccountMessages()
  useOwnData(view)
  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{messages.pages.orders}</h1>
      {view === null ? (
        <OrdersSkeleton rows={6} />
      ) : (
        <>
          <Orders client={client} view={view} />
          <ClaimOrders client={client} />
        </>
      )}
    </>
  )
}

function Orders({ client, view }: { client: ShopClient; view: OrdersView }) {
  const messages = useAccountMessages()
  if (view.total === 0) return <NoOrders />
  if (view.orders.length === 0)
    return (
      <EmptyState drawing={hanger} title={messages.pastTheEnd} text={messages.pastTheEndDetail}>
        <ShopLink className={button.primary} to="/account/orders">
          {messages.firstOrders}
        </ShopLink>
      </EmptyState>
    )
  return (
    <>
      <OrdersTable client={client} orders={view.orders} label={messages.pages.orders} />
      <Pager view={view} />
    </>
  )
}
