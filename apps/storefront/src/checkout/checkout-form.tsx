import { lazy, Suspense } from 'react'
import { useSignedIn } from '../account-state/use-signed-in.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { GuestCheckout } from './guest-checkout.tsx'

const CustomerCheckout = lazy(() => import('./customer/customer-checkout.tsx'))

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
