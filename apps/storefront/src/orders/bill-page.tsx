import type { ShopClient } from '@zayy/contract/shop-client'
import tag from '@zayy/ui/assets/tag.svg?url'
import { useEffect } from 'react'
import { EmptyPage } from '../layout/empty-page.tsx'
import { BillSkeleton } from './bill-skeleton.tsx'
import { LoadedBillDocument, preloadBillDocument } from './loaded-bill-document.tsx'
import { useOrderMessages } from './order-messages.ts'
import { StoredBill } from './stored-bill.tsx'
import { useGuestBill } from './use-guest-bill.ts'
import layout from '@zayy/ui/layout.module.css'

type BillPageProps = { client: ShopClient; logo: string; transferDays: number }

/** A guest's invoice, opened with the token that the browser, or the address, holds (spec, 2 /bill). */
export function BillPage({ client, ...document }: BillPageProps) {
  const messages = useOrderMessages()
  const { retry, ...found } = useGuestBill(client)
  useEffect(preloadBillDocument, [])
  return (
    <main id="main">
      {found.state === 'loading' ? <BillSkeleton /> : null}
      {found.state === 'ready' ? (
        <LoadedBillDocument client={client} bill={found.bill} {...document} />
      ) : null}
      {found.state === 'unreachable' ? <StoredBill stored={found.stored} onRetry={retry} /> : null}
      {found.state === 'none' ? (
        <div className={layout.container}>
          <EmptyPage
            drawing={tag}
            title={messages.none}
            text={messages.noneDetail}
            startShopping={messages.startShopping}
          />
        </div>
      ) : null}
    </main>
  )
}
