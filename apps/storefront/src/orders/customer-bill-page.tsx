import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import tag from '@zayy/ui/assets/tag.svg?url'
import { useEffect } from 'react'
import { useOwnData } from '../account-state/own-data.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { EmptyPage } from '../layout/empty-page.tsx'
import { OrderAgainButton } from '../order-again/order-again-button.tsx'
import { useOrderAgain } from '../order-again/use-order-again.tsx'
import { BillSkeleton } from './bill-skeleton.tsx'
import type { CustomerBill } from './customer-bill.ts'
import { LoadedBillDocument, preloadBillDocument } from './loaded-bill-document.tsx'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './bill-page.module.css'

/**
 * The invoice of one of the customer's own orders (spec, 2 /bill/:id).
 * @param found null until the browser has loaded it
 */
export function CustomerBillPage({
  found,
  ...document
}: {
  client: ShopClient
  found: CustomerBill | null
  logo: string
  transferDays: number
}) {
  const messages = useOrderMessages()
  useOwnData(found)
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
      {found?.bill ? <OwnBill bill={found.bill} isNew={found.isNew} {...document} /> : null}
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

/** The invoice, and a way to order the same again. */
function OwnBill({
  client,
  ...document
}: {
  client: ShopClient
  bill: Bill
  isNew: boolean
  logo: string
  transferDays: number
}) {
  const { bill } = document
  const again = useOrderAgain(client)
  return (
    <LoadedBillDocument
      client={client}
      {...document}
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
