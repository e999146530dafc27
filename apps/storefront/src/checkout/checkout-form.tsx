import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { lazy, Suspense } from 'react'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { GuestCheckout } from './guest-checkout.tsx'

const CustomerCheckout = lazy(() => import('./customer/customer-checkout.tsx'))

export type CheckoutProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  /** With the bill of a guest, or the id of a customer's order, and the API's message; only after the order is placed. */
  onPlaced: (placed: Bill | number, message: string) => void
}

/** A guest's form, until the browser says that somebody is logged in. What belongs to customers is loaded with them. */
export function CheckoutForm(props: CheckoutProps) {
  return useSignedIn() ? (
    <Suspense fallback={<CheckoutSkeleton />}>
      <CustomerCheckout {...props} />
    </Suspense>
  ) : (
    <GuestCheckout {...props} />
  )
}
