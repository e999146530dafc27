import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import type { Halalas } from '@zayy/domain/money'
import { useRef, useState } from 'react'
import type { SubmitError } from './error-list.tsx'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts'
import { readOrderErrors } from './order-errors.ts'
import { orderRequest } from './order-request.ts'
import { readServerTotals, type ServerTotals } from './server-totals.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'

type OrderToPlace = { items: readonly CartItem[]; couponCode: string | null; total: Halalas }

/** The figures of the server, and the total that the page had shown instead. */
export type ChangedTotals = { totals: ServerTotals; previous: Halalas }

/**
 * Places the order: validates the form, sends it with its idempotency key, and handles every response.
 * @param onPlaced with the guest's bill and the API's message; only after the order is placed
 * @param onCouponRefused the coupon is no longer valid: it is removed, and its field says why
 */
export function usePlaceOrder(
  client: ShopClient,
  state: CheckoutFormState,
  onPlaced: (bill: Bill, message: string) => void,
  onCouponRefused: () => void,
) {
  const [submitError, setSubmitError] = useState<SubmitError | null>(null)
  const [changedTotals, setChangedTotals] = useState<ChangedTotals | null>(null)
  const [sending, setSending] = useState(false)
  const inFlight = useRef(false)

  async function place({ items, couponCode, total }: OrderToPlace) {
    if (inFlight.current) return
    if (Object.keys(state.check()).length > 0) {
      setSubmitError({ kind: 'fields', coupon: null, products: [], others: [] })
      return
    }
    inFlight.current = true
    setSending(true)
    setSubmitError(null)
    const request = orderRequest(items, state.form, couponCode, total)
    try {
      const context = { idempotencyKey: idempotencyKey(request, sessionStorage) }
      const { data, message } = await client.orders.place(request, { context })
      forgetIdempotencyKey(sessionStorage)
      if (typeof data === 'object') onPlaced(data, message)
    } catch (thrown) {
      refused(thrown, total)
      setSending(false)
    } finally {
      inFlight.current = false
    }
  }

  function refused(thrown: unknown, total: Halalas) {
    const { status, message, errors, data } = failureOf(thrown)
    const totals = status === 409 ? readServerTotals(data) : null
    if (totals !== null) {
      setChangedTotals({ totals, previous: total })
      return
    }
    if (status === 409) forgetIdempotencyKey(sessionStorage)
    const orderErrors = readOrderErrors(errors)
    if (Object.keys(errors).length > 0) {
      state.setErrors(orderErrors.fields)
      if (orderErrors.coupon !== null) onCouponRefused()
      setSubmitError({ kind: 'fields', ...orderErrors })
    } else
      setSubmitError(
        status === 0 || status >= 500 || message === ''
          ? { kind: 'unreachable' }
          : { kind: 'refused', message },
      )
  }

  return { place, sending, submitError, changedTotals, clearChangedTotals: () => setChangedTotals(null) }
}
