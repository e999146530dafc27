import tag from '@zayy/ui/assets/tag.svg?url'
import { useOwnData } from '../account-state/own-data.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { EmptyPage } from '../layout/empty-page.tsx'
import { BillDocument } from './bill-document.tsx'
import { BillSkeleton } from './bill-skeleton.tsx'
import type { CustomerBill } from './customer-bill.ts'
import { useOrderMessages } from './order-messages.ts'
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
  found: CustomerBill | null
  logo: string
  transferDays: number
}) {
  const messages = useOrderMessages()
  useOwnData(found)
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
      {found?.bill ? <BillDocument bill={found.bill} isNew={found.isNew} {...document} /> : null}
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
