import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import tag from '@zayy/ui/assets/tag.svg?url'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import { useEffect } from 'react'
import { useReloadAfterHydration } from '../account-state/client-only-loader.ts'
import { useReloadAtLogin } from '../account-state/use-reload-at-login.ts'
import { OrderAgainButton, useOrderAgain } from '../order-again/order-again.tsx'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { EmptyPage } from '../page/empty-page.tsx'
import { useClient } from '../router-context.ts'
import styles from './bill-page.module.css'
import { BillSkeleton, LoadedBillDocument, preloadBillDocument } from './loaded-bill-document.tsx'
import { useOrderMessages } from './order-messages.ts'

/**
 * The invoice of a customer's order (spec, 2 /bill/:id).
 * @param found null until the browser has loaded it
 */
export function CustomerBillPage({ found }: { found: CustomerBill | null }) {
  const messages = useOrderMessages()
  useReloadAfterHydration(found)
  useReloadAtLogin()
  useEffect(preloadBillDocument, [])
  return (
    <main id="main">
      <div className={styles.trail}>
        <Breadcrumbs
          trail={[
            { name: messages.account, to: '/account' },
            { name: messages.yourOrders, to: '/account/orders' },
            { name: found?.bill?.code ?? messages.title },
          ]}
        />
      </div>
      {found === null ? <BillSkeleton /> : null}
      {found?.bill ? <OwnBill bill={found.bill} isNew={found.isNew} /> : null}
      {found && !found.bill ? (
        <div className={layout.container}>
          <EmptyPage
            drawing={tag}
            title={messages.none}
            text={messages.noneOfYours}
            startShopping={messages.startShopping}
          />
        </div>
      ) : null}
    </main>
  )
}

function OwnBill({ bill, isNew }: { bill: Bill; isNew: boolean }) {
  const client = useClient()
  const again = useOrderAgain(client)
  return (
    <LoadedBillDocument
      bill={bill}
      isNew={isNew}
      notice={again.notice}
      action={
        <OrderAgainButton
          code={bill.code}
          loading={again.loading !== null}
          className={button.outlined}
          onPress={() => void again.orderAgain(bill.id, async () => bill)}
        />
      }
    />
  )
}

/** Show the thanks for this long after the order, to include the return from the card payment. */
const NEW_FOR_MS = 30 * 60_000

/** `bill` is null if the customer has no order with that id. */
export type CustomerBill = { bill: Bill; isNew: boolean } | { bill: null }

export async function loadCustomerBill(client: ShopClient, id: number): Promise<CustomerBill> {
  try {
    const { data: bill } = await client.orders.get({ id })
    return { bill, isNew: Date.now() - Date.parse(bill.created_at) < NEW_FOR_MS }
  } catch (thrown) {
    if (failureOf(thrown).status === 404) return { bill: null }
    throw thrown
  }
}
