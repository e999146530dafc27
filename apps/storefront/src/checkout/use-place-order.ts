import { type Failure, failureOf } from '@zayy/contract/failure'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import type { Halalas } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { toast } from '@zayy/ui/toast'
import { useRef, useState } from 'react'
import { findCartItem } from '../cart-state/cart-product.ts'
import { type Refusal, refusalOf } from '../forms/use-submit.ts'
import { useClient } from '../router-context.ts'
import { type CheckoutField, checkoutFields } from './checkout-fields.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import {
  type BuyerRequest,
  forgetIdempotencyKey,
  idempotencyKey,
  orderRequest,
  readServerTotals,
  type ServerTotals,
} from './order-request.ts'

type OrderToPlace = {
  items: readonly CartItem[]
  couponCode: string | null
  total: Halalas
  paymentMethod: PaymentMethod
}

/**
 * Called after an order.
 * @param placed the bill of a guest, or the id of a customer's order
 * @param paymentUrl the gateway's page for a card order
 */
export type OnPlaced = (placed: Bill | number, message: string, paymentUrl?: string) => void

type Ordering = {
  /** Returns null if the input is invalid; the fields then show errors. */
  buyer: () => Promise<BuyerRequest | null>
  setErrors: (errors: OrderErrors['fields']) => void
  onPlaced: OnPlaced
  /** Removes a coupon that the server rejected. Its field shows the reason. */
  onCouponRefused: () => void
  onTotalsChanged: () => void
}

/** @property previous the total that the page had shown */
export type ChangedTotals = { totals: ServerTotals; previous: Halalas }

/** Sends the order with its idempotency key and handles every response. */
export function usePlaceOrder({ buyer, setErrors, onPlaced, onCouponRefused, onTotalsChanged }: Ordering) {
  const client = useClient()
  const messages = useCheckoutMessages()
  const [submitError, setSubmitError] = useState<OrderError | null>(null)
  const [changedTotals, setChangedTotals] = useState<ChangedTotals | null>(null)
  const [sending, setSending] = useState(false)
  /** Stays true after the order: a second press before the page is left must not order again. */
  const inFlight = useRef(false)

  async function place(order: OrderToPlace) {
    if (inFlight.current) return
    inFlight.current = true
    setSending(true)
    setSubmitError(null)
    try {
      await send(order)
    } catch (thrown) {
      refused(thrown, order)
      letAgain()
    }
  }

  function letAgain() {
    inFlight.current = false
    setSending(false)
  }

  async function send({ items, couponCode, total, paymentMethod }: OrderToPlace) {
    const who = await buyer()
    if (who === null) {
      setSubmitError({ kind: 'fields', coupon: null, products: [], others: [] })
      letAgain()
      return
    }
    const request = orderRequest(items, who, couponCode, total, paymentMethod)
    const context = { idempotencyKey: idempotencyKey(request.products) }
    const { data, message, payment_url } = await client.orders.place(request, { context })
    forgetIdempotencyKey()
    onPlaced(data, message, payment_url)
  }

  function refused(thrown: unknown, { items, total }: OrderToPlace) {
    const failure = failureOf(thrown)
    const { status, errors, data } = failure
    const totals = status === 409 ? readServerTotals(data) : null
    if (totals !== null) {
      setChangedTotals({ totals, previous: total })
      onTotalsChanged()
      return
    }
    if (status === 409) forgetIdempotencyKey()
    if (Object.keys(errors).length > 0) {
      const orderErrors = readOrderErrors(errors, namesAsSent(items))
      setErrors(orderErrors.fields)
      if (orderErrors.coupon !== null) onCouponRefused()
      setSubmitError({ kind: 'fields', ...orderErrors })
    } else setSubmitError(refusalOf(failure))
    void toast(messages.refused, 'echo', 'order')
  }

  return { place, sending, submitError, changedTotals, clearChangedTotals: () => setChangedTotals(null) }
}

/** Returns product names in the order of the request. */
function namesAsSent(items: readonly CartItem[]): string[] {
  const lines = orderLines(items.map(({ selectedProduct }) => selectedProduct))
  return lines.map(({ product_id }) => findCartItem(items, product_id)?.product.name ?? '')
}

/** Why the order was not placed. `products` and `others` are sentences. */
export type OrderError =
  | { kind: 'fields'; coupon: string | null; products: string[]; others: string[] }
  | Refusal

export type OrderErrors = {
  fields: Partial<Record<CheckoutField, string>>
  coupon: string | null
  /** Errors that the buyer corrects in the cart. */
  products: string[]
  others: string[]
}

/**
 * Sorts the errors of a 422, taking the first sentence of each field.
 * @param names product names in the order of the request
 */
export function readOrderErrors(errors: Failure['errors'], names: readonly string[]): OrderErrors {
  const orderErrors: OrderErrors = { fields: {}, coupon: null, products: [], others: [] }
  for (const [path, [sentence = '']] of Object.entries(errors)) {
    const field = checkoutFields.find((name) => name === path)
    if (field !== undefined) orderErrors.fields[field] = sentence
    else if (path === 'coupon_code') orderErrors.coupon = sentence
    else if (path === 'products' || path.startsWith('products.')) {
      const name = names[Number(path.split('.')[1])]
      orderErrors.products.push(name ? `${name}: ${sentence}` : sentence)
    } else orderErrors.others.push(sentence)
  }
  return { ...orderErrors, products: [...new Set(orderErrors.products)] }
}
