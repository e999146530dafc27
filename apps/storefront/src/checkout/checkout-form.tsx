import { lazy, Suspense } from 'react'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { forCustomers, forGuests, useChosenLogin } from './choose-before-hydration.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { GuestCheckout } from './guest-checkout.tsx'

const CustomerCheckout = lazy(() => import('./customer/customer-checkout.tsx'))

/** A guest's form, or a customer's, whose code is loaded with it. The server sends both, a customer's as its shape. */
export function CheckoutForm(props: CheckoutProps) {
  const login = useChosenLogin()
  if (login)
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <CustomerCheckout {...props} />
      </Suspense>
    )
  return (
    <>
      {login === undefined && (
        <div {...forCustomers}>
          <CheckoutSkeleton />
        </div>
      )}
      <div {...forGuests}>
        <GuestCheckout {...props} />
      </div>
    </>
  )
}
