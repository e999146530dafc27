import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import type { Halalas } from '@zayy/domain/money'
import { toast } from '@zayy/ui/toast'
import { useRef, useState } from 'react'
import { findCartItem } from '../cart-state/cart-product.ts'
import { refusalOf } from '../forms/submit-error.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { OrderError } from './error-list.tsx'
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
  const messages = useCheckoutMessages()
  const [submitError, setSubmitError] = useState<OrderError | null>(null)
  const [changedTotals, setChangedTotals] = useState<ChangedTotals | null>(null)
  const [sending, setSending] = useState(false)
  const inFlight = useRef(false)

  async function place({ items, couponCode, total }: OrderToPlace) {
    if (inFlight.current) return
    if (!state.check()) {
      setSubmitError({ kind: 'fields', coupon: null, products: [], others: [] })
      return
    }
    inFlight.current = true
    setSending(true)
    setSubmitError(null)
    const request = orderRequest(items, state.form, couponCode, total)
    try {
      const context = { idempotencyKey: idempotencyKey(request.products) }
      const { data, message } = await client.orders.place(request, { context })
      forgetIdempotencyKey()
      if (typeof data === 'object') onPlaced(data, message)
    } catch (thrown) {
      refused(
        thrown,
        total,
        request.products.map(({ product_id }) => findCartItem(items, product_id)?.product.name ?? ''),
      )
      setSending(false)
    } finally {
      inFlight.current = false
    }
  }

  /** @param names of the products, in the order in which they were sent */
  function refused(thrown: unknown, total: Halalas, names: readonly string[]) {
    const failure = failureOf(thrown)
    const { status, errors, data } = failure
    const totals = status === 409 ? readServerTotals(data) : null
    if (totals !== null) {
      setChangedTotals({ totals, previous: total })
      return
    }
    if (status === 409) forgetIdempotencyKey()
    if (Object.keys(errors).length > 0) {
      const orderErrors = readOrderErrors(errors, names)
      state.setErrors(orderErrors.fields)
      if (orderErrors.coupon !== null) onCouponRefused()
      setSubmitError({ kind: 'fields', ...orderErrors })
    } else setSubmitError(refusalOf(failure))
    void toast(messages.refused, 'error', undefined, 'order')
  }

  return { place, sending, submitError, changedTotals, clearChangedTotals: () => setChangedTotals(null) }
}
