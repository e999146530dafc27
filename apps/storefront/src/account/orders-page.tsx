import { useNavigate } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import { toast } from '@zayy/ui/toast'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef, useState } from 'react'
import { useReloadAfterHydration } from '../account-state/client-only-loader.ts'
import { Trans } from '../i18n/trans.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { ShopContact } from '../page/shop-contact.tsx'
import { Pager } from '../paged-list/pager.tsx'
import { useClient } from '../router-context.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useAccountMessages } from './account-messages.ts'
import styles from './account-page.module.css'
import { NoOrders, OrdersSkeleton, OrdersTable } from './orders-table.tsx'

export function OrdersPage({ view }: { view: OrdersView | null }) {
  const messages = useAccountMessages()
  useReloadAfterHydration(view)
  return (
    <>
      <h1 className={`${typography.pageTitle} ${styles.title}`}>{messages.pages.orders}</h1>
      {view === null ? (
        <OrdersSkeleton rows={6} />
      ) : (
        <>
          <Orders view={view} />
          <ClaimOrders />
        </>
      )}
    </>
  )
}

function Orders({ view }: { view: OrdersView }) {
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
      <OrdersTable orders={view.orders} label={messages.pages.orders} />
      <Pager view={view} />
    </>
  )
}

/**
 * Requests a mail with a link that adds earlier guest orders to the account. The response is the same with and without such orders, so
 * only the owner of the mailbox learns about them.
 */
function ClaimOrders() {
  const client = useClient()
  const messages = useAccountMessages()
  const { sendsMail } = useShopSettings()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  async function claim() {
    if (state !== 'idle') return
    setState('sending')
    try {
      const { message } = await client.accounts.claimOrders()
      setState('sent')
      if (sendsMail) void toast(message ?? '', 'success')
    } catch (thrown) {
      setState('idle')
      void toast(failureOf(thrown).message || messages.loadFailedDetail, 'error')
    }
  }

  const sent = sendsMail ? messages.claim.sent : messages.claim.sentWithoutMail
  return (
    <section className={styles.claim} aria-labelledby="claim-orders">
      <h2 id="claim-orders">{messages.claim.title}</h2>
      <p className={typography.note}>
        {sendsMail ? (
          messages.claim.text
        ) : (
          <Trans text={messages.claim.textWithoutMail} parts={{ contact: <ShopContact /> }} />
        )}
      </p>
      <button
        type="button"
        className={`${button.outlined} ${button.small}`}
        aria-disabled={state !== 'idle'}
        onClick={() => void claim()}
      >
        {state === 'sent' ? sent : messages.claim.ask}
      </button>
    </section>
  )
}

type Claim = { is: 'asked' } | { is: 'done'; orders: number } | { is: 'refused'; message: string }

/**
 * Opened by the mailed link: the token in the fragment adds guest orders to the account. It is removed from the URL to keep it out of
 * the history. A reload, which has no token, shows the orders.
 */
export function ClaimPage() {
  const client = useClient()
  const messages = useAccountMessages()
  const [claim, setClaim] = useState<Claim>({ is: 'asked' })
  const begun = useRef(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const token = window.location.hash.slice(1)
    if (token === '') return void navigate({ to: '/account/orders', replace: true })
    window.history.replaceState(window.history.state, '', window.location.pathname)
    client.accounts.confirmOrderClaim({ token }).then(
      ({ data }) => setClaim({ is: 'done', orders: data.orders }),
      (thrown: unknown) => {
        const { errors, message } = failureOf(thrown)
        setClaim({ is: 'refused', message: errors.token?.[0] ?? message })
      },
    )
  }, [client, navigate])

  if (claim.is === 'asked') return <p role="status">{messages.loading}</p>
  const isDone = claim.is === 'done'
  return (
    <div role="status">
      <EmptyState
        drawing={hanger}
        heading="h1"
        title={isDone ? messages.claim.added(claim.orders) : messages.claim.refused}
        text={isDone ? messages.claim.addedText : claim.message}
      >
        <ShopLink className={button.primary} to="/account/orders">
          {messages.pages.orders}
        </ShopLink>
      </EmptyState>
    </div>
  )
}

/** `page` is undefined for the first page. */
type OrdersSearch = { page?: number | undefined }

/** Loads a page of the customer's orders, newest first. */
export async function loadOrders(client: ShopClient, search: OrdersSearch) {
  const { data } = await client.orders.list({ page: search.page ?? 1 })
  return { orders: data.data, page: data.current_page, lastPage: data.last_page, total: data.total, search }
}

type OrdersView = Awaited<ReturnType<typeof loadOrders>>
