import { lazy, type ReactNode, Suspense } from 'react'

const NeededQuantityOffer = lazy(() => import('./needed-quantity/needed-quantity-offer.tsx'))

/** The place of the offer for the needed quantity; until it is loaded, `children`. */
export function NeededQuantityHost({ quantity, children }: { quantity: number; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NeededQuantityOffer quantity={quantity} />
    </Suspense>
  )
}
