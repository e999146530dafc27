import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import { lazy, Suspense } from 'react'
import notice from '../page/notice.module.css'
import type { BillDocumentProps } from './bill-document.tsx'
import styles from './bill-page.module.css'
import { useOrderMessages } from './order-messages.ts'

const loadDocument = () => import('./bill-document.tsx')
const BillDocument = lazy(loadDocument)

/** Loads the document's code while the bill is loading. */
export function preloadBillDocument(): void {
  loadDocument().catch((error) => console.warn('The invoice cannot be loaded yet.', error))
}

/** Loads the document's code lazily: most first visits do not open a bill. */
export function LoadedBillDocument(props: BillDocumentProps) {
  return (
    <Suspense fallback={<BillSkeleton />}>
      <BillDocument {...props} />
    </Suspense>
  )
}

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
