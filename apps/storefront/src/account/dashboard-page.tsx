import { Link } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill, OrderListItem, Summary } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { orderStanding } from '@zayy/domain/orders/order-standing'
import { asksForTransfer, payableOrder } from '@zayy/domain/orders/order-status'
import { transferDay } from '@zayy/domain/orders/transfer-day'
import { formatDay } from '@zayy/i18n/dates'
import { formatNumber } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import { CopyButton } from '@zayy/ui/copy-button'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import { useReloadAfterHydration } from '../account-state/client-only-loader.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { StandingText } from '../order-standing/standing-text.tsx'
import { Price } from '../prices/price.tsx'
import { LogOutButton } from './account-layout.tsx'
import { useAccountMessages } from './account-messages.ts'
import styles from './dashboard-page.module.css'
import { NoOrders, OrdersSkeleton, OrdersTable } from './orders-table.tsx'
import yearFiguresStyles from './year-figures.module.css'

/** Greeting, and from the first order on three figures of the year and the latest orders. */
export function DashboardPage({ view }: { view: DashboardView | null }) {
  const messages = useAccountMessages()
  useReloadAfterHydration(view)
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
      {view && !view.latest ? null : <YearFigures summary={view?.summary ?? null} />}
      {view === null || view.latest ? <Orders view={view} /> : <NoOrders />}
    </>
  )
}

function Orders({ view }: { view: DashboardView | null }) {
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
        <OrdersTable orders={view.orders} label={messages.recentOrders} />
      ) : (
        <OrdersSkeleton rows={3} />
      )}
    </>
  )
}

/** The latest order with its next step: the transfer if it is due, otherwise the status. */
function LatestOrder({ bill, image }: { bill: Bill; image: string | null }) {
  const messages = useAccountMessages()
  const isTransferAwaited = asksForTransfer(payableOrder(bill))
  const iban = isTransferAwaited ? bill.bank_account?.iban : undefined
  return (
    <section className={styles.latestOrder} aria-label={messages.latestOrder}>
      <div className={styles.picture}>
        {image === null ? null : <Thumb url={image} width={64} height={80} />}
      </div>
      <div className={styles.text}>
        <p className={typography.caption}>
          {messages.latestOrder} · <bdi dir="ltr">{bill.code}</bdi>
        </p>
        <p className={typography.strong}>
          {isTransferAwaited ? messages.awaitingTransfer : bill.status_text}
        </p>
        <p className={typography.note}>
          <NextStep bill={bill} isTransferAwaited={isTransferAwaited} />
        </p>
      </div>
      <div className={`${layout.row} ${styles.actions}`}>
        {iban === undefined ? null : (
          <CopyButton
            text={iban}
            label={messages.copyIban}
            copied={messages.copied}
            className={button.outlined}
          />
        )}
        <Link className={`${button.primary} ${button.small}`} to="/bill/$id" params={{ id: String(bill.id) }}>
          {messages.viewOrder}
        </Link>
      </div>
    </section>
  )
}

function NextStep({ bill, isTransferAwaited }: { bill: Bill; isTransferAwaited: boolean }) {
  const messages = useAccountMessages()
  const locale = useLocale()
  const pieces = bill.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = { total: <Price amount={fromSar(bill.grand_total)} /> }
  if (orderStanding(bill) !== null) return <StandingText bill={bill} />
  if (!isTransferAwaited || bill.transfer_due === null)
    return <Trans text={messages.orderFacts(pieces)} parts={parts} />
  const day = transferDay(bill.transfer_due, Date.now())
  return (
    <Trans
      text={day === null ? messages.transferNow(pieces) : messages.transferBy(pieces, formatDay(day, locale))}
      parts={parts}
    />
  )
}

function LatestOrderSkeleton() {
  return <div className={`${skeleton.block} ${styles.skeleton}`} aria-hidden="true" />
}

/** Three figures of the calendar year. `summary` is null while loading. */
function YearFigures({ summary }: { summary: Summary | null }) {
  const messages = useAccountMessages()
  return (
    <dl className={yearFiguresStyles.figures}>
      <Figure name={messages.ordersThisYear}>{summary && formatNumber(summary.orders)}</Figure>
      <Figure name={messages.pieces}>{summary && formatNumber(summary.pieces)}</Figure>
      <Figure name={messages.saved} className={typography.highlight}>
        {summary && <Price amount={fromSar(summary.saving)} />}
      </Figure>
    </dl>
  )
}

function Figure({
  name,
  className,
  children,
}: {
  name: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>
        {children ?? (
          <span className={`${skeleton.block} ${yearFiguresStyles.skeleton}`} aria-hidden="true" />
        )}
      </dd>
    </div>
  )
}

const RECENT_ORDERS = 3

export async function loadDashboard(client: ShopClient) {
  const [{ data: profile }, { data: summary }, { data: page }] = await Promise.all([
    client.accounts.profile(),
    client.orders.summary(),
    client.orders.list({}),
  ])
  const [latest] = page.data
  return {
    name: profile.fname || profile.email,
    summary,
    orders: page.data.slice(0, RECENT_ORDERS),
    latest: latest ? await loadLatest(client, latest) : null,
  }
}

export type DashboardView = Awaited<ReturnType<typeof loadDashboard>>

/** `image` shows the first product; null if the order has none. */
async function loadLatest(
  client: ShopClient,
  { id, images }: OrderListItem,
): Promise<{ bill: Bill; image: string | null }> {
  const { data: bill } = await client.orders.get({ id })
  return { bill, image: images[0] ?? null }
}
