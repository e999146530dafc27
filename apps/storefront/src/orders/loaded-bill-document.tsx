import { lazy, Suspense } from 'react'
import type { BillDocumentProps } from './bill-document.tsx'
import { BillSkeleton } from './bill-skeleton.tsx'

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
