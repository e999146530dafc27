import { useEffect, useRef, useState } from 'react'
import { usePlaces } from '../places/use-places.ts'
import type { AppliedCoupon } from '../cart-state/cart-totals.ts'
import { storedCity } from '../places/stored-city.ts'
import { fieldErrors } from '../forms/error-summary.tsx'
import { usePreHydrationInput } from '../forms/use-pre-hydration-input.ts'
import { AddressStep } from './address-step.tsx'
import { type CheckoutValues, emptyCheckout } from './checkout-fields.ts'
import type { CheckoutProps } from './checkout-props.ts'
import { CompanyInvoice } from './company-invoice.tsx'
import { OrderForm } from './order-form.tsx'
import { guestRequest } from './order-request.ts'
import { readStoredForm, removeStoredForm, storeForm } from './stored-form.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** A guest's checkout. What is typed is stored for this tab until the order is placed. */
export function GuestCheckout({ client, view, items, onPlaced }: CheckoutProps) {
  const state = useCheckoutForm({ ...emptyCheckout, country_id: view.country })
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const { form } = state
  const places = usePlaces(client, view, form.country_id, form.city_id)
  const order = usePlaceOrder(client, {
    buyer: async () => ((await state.check()) ? guestRequest(form) : null),
    setErrors: state.setErrors,
    onPlaced: (...placed) => {
      removeStoredForm()
      onPlaced(...placed)
    },
    onCouponRefused: () => setCoupon(null),
  })

  usePreHydrationInput(state, formElement, formAtHand)
  useEffect(() => {
    setCoupon(readStoredForm()?.coupon ?? null)
    setRestored(true)
  }, [])
  useEffect(() => {
    if (restored && !order.sending) storeForm({ form, coupon })
  }, [restored, order.sending, form, coupon])

  return (
    <OrderForm
      client={client}
      view={view}
      items={items}
      order={order}
      city={places.cities.places.find(({ id }) => String(id) === form.city_id)}
      country={form.country_id}
      coupon={coupon}
      onCoupon={setCoupon}
      errors={fieldErrors(state)}
      formElement={formElement}
      delivery={<AddressStep state={state} view={view} places={places} />}
      invoice={<CompanyInvoice state={state} ofProfile={false} />}
    />
  )
}

/** What was typed before; without a city, the one that was chosen for fee and days. */
function formAtHand(): Partial<CheckoutValues> {
  const typed = readStoredForm()?.form
  const chosen = typed?.city_id ? null : storedCity()
  return { ...typed, ...(chosen && { country_id: String(chosen.country), city_id: String(chosen.city) }) }
}
