import { lazy, Suspense } from 'react'
import type { BillDocumentProps } from './bill-document.tsx'
import { useOrderMessages } from './order-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import notice from '../page/notice.module.css'
import styles from './bill-page.module.css'

const loadDocument = () => import('./bill-document.tsx')
const BillDocument = lazy(loadDocument)

/** Fetches the code of the document while the bill itself is still on its way. */
export function preloadBillDocument(): void {
  loadDocument().catch((error) => console.warn('The invoice cannot be loaded yet.', error))
}

/** The bill as a document, loaded once there is one: documents, codes and ways to pay are no part of a first visit. */
export function LoadedBillDocument(props: BillDocumentProps) {
  return (
    <Suspense fallback={<BillSkeleton />}>
      <BillDocument {...props} />
    </Suspense>
  )
}

/** The shape of an invoice on its way. */
export function BillSkeleton() {
  const messages = useOrderMessages()
  return (
    <div className={`${layout.container} ${styles.wait}`} aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <noscript>
        <p className={notice.notice}>{messages.needsScript}</p>
      </noscript>
      <div className={`${skeleton.block} ${styles.sheet}`} aria-hidden="true" />
    </div>
  )
}
