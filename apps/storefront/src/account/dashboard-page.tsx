import type { ShopClient } from '@zayy/contract/shop-client'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { useAccountMessages } from './account-messages.ts'
import type { DashboardView } from './dashboard-view.ts'
import { LatestOrder, LatestOrderSkeleton } from './latest-order.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { OrdersTable } from './orders-table.tsx'
import { useOwnData } from '../account-state/own-data.ts'
import { YearFigures } from './year-figures.tsx'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './dashboard-page.module.css'

/** A customer's first page: greeting, the year in three figures, the latest orders. */
export function DashboardPage({ client, view }: { client: ShopClient; view: DashboardView | null }) {
  const messages = useAccountMessages()
  useOwnData(view)
  const name = view ? (
    <bdi>{view.name}</bdi>
  ) : (
    <span className={`${skeleton.block} ${styles.name}`} aria-hidden="true" />
  )
  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.greeting}`}>
        <Trans text={messages.hello} parts={{ name }} />
      </h1>
      <p className={`${typography.soft} ${styles.introduction}`}>
        <Trans
          text={messages.introduction}
          parts={{
            addresses: (
              <ShopLink className={typography.link} to="/account/address">
                {messages.yourAddresses}
              </ShopLink>
            ),
            password: (
              <ShopLink className={typography.link} to="/account/change-password">
                {messages.yourPassword}
              </ShopLink>
            ),
          }}
        />{' '}
        <span className={styles.otherCustomer}>
          <Trans
            text={messages.otherCustomer}
            parts={{
              name,
              logOut: <LogOutButton className={typography.link}>{messages.logOut}</LogOutButton>,
            }}
          />
        </span>
      </p>
      <YearFigures summary={view?.summary ?? null} />
      {view === null || view.latest ? <Orders client={client} view={view} /> : <NoOrders />}
    </>
  )
}

function Orders({ client, view }: { client: ShopClient; view: DashboardView | null }) {
  const messages = useAccountMessages()
  return (
    <>
      {view?.latest ? <LatestOrder {...view.latest} /> : <LatestOrderSkeleton />}
      <div className={`${layout.row} ${layout.spread} ${styles.recent}`}>
        <h2>{messages.recentOrders}</h2>
        <ShopLink
          className={`${typography.link} ${typography.small} ${typography.touchArea}`}
          to="/account/orders"
        >
          {messages.allOrders}
        </ShopLink>
      </div>
      {view ? (
        <OrdersTable client={client} orders={view.orders} label={messages.recentOrders} />
      ) : (
        <OrdersSkeleton rows={3} />
      )}
    </>
  )
}
