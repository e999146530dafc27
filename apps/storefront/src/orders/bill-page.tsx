import { Link } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import tag from '@zayy/ui/assets/tag.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { BillDocument } from './bill-document.tsx'
import { useOrderMessages } from './order-messages.ts'
import { StoredBill } from './stored-bill.tsx'
import { useGuestBill } from './use-guest-bill.ts'
import styles from './bill-page.module.css'

type BillPageProps = { client: ShopClient; logo: string; transferDays: number }

/** A guest's invoice, opened with the token that the browser, or the address, holds (spec, 2 /bill). */
export function BillPage({ client, ...document }: BillPageProps) {
  const messages = useOrderMessages()
  const { retry, ...found } = useGuestBill(client)
  return (
    <main id="main">
      {found.state === 'loading' ? (
        <div className={`wrap ${styles.wait}`} aria-busy="true">
          <p className="vh" role="status">
            {messages.loading}
          </p>
          <div className={`skel ${styles.sheet}`} aria-hidden="true" />
        </div>
      ) : null}
      {found.state === 'ready' ? <BillDocument bill={found.bill} {...document} /> : null}
      {found.state === 'unreachable' ? <StoredBill stored={found.stored} onRetry={retry} /> : null}
      {found.state === 'none' ? (
        <div className="wrap">
          <EmptyState drawing={tag} heading="h1" title={messages.none} text={messages.noneDetail}>
            <Link className="btn p lg" to="/shop">
              {messages.startShopping}
            </Link>
          </EmptyState>
        </div>
      ) : null}
    </main>
  )
}
