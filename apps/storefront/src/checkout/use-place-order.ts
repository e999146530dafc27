import { type Failure, failureOf } from '@zayy/contract/failure'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { orderLines } from '@zayy/domain/checkout/order-lines'
import type { Halalas } from '@zayy/domain/money'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import { toast } from '@zayy/ui/toast'
import { useRef, useState } from 'react'
import { findCartItem } from '../cart-state/cart-product.ts'
import { refusalOf } from '../forms/use-submit.ts'
import { type CheckoutField, checkoutFields } from './checkout-fields.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { OrderError } from './error-list.tsx'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key.ts'
import { type BuyerRequest, orderRequest, readServerTotals, type ServerTotals } from './order-request.ts'
import { useClient } from '../router-context.ts'

type OrderToPlace = {
  items: readonly CartItem[]
  couponCode: string | null
  total: Halalas
  paymentMethod: PaymentMethod
}

/**
 * Told of an order that is placed: the bill of a guest or the id of a customer's order, the API's message, and the page of the
 * gateway on which a card order is paid.
 */
export type OnPlaced = (placed: Bill | number, message: string, paymentUrl?: string) => void

/** Who places an order, and what becomes of it. */
type Ordering = {
  /** Who orders, and where it goes; null: what was typed is wrong, and its fields say so. */
  buyer: () => Promise<BuyerRequest | null>
  setErrors: (errors: OrderErrors['fields']) => void
  onPlaced: OnPlaced
  /** The coupon is no longer valid: it is removed, and its field says why. */
  onCouponRefused: () => void
}

/** The figures of the server, and the total that the page had shown instead. */
export type ChangedTotals = { totals: ServerTotals; previous: Halalas }

/** Places the order: sends what the buyer chose with its idempotency key, and handles every response. */
export function usePlaceOrder({ buyer, setErrors, onPlaced, onCouponRefused }: Ordering) {
  const client = useClient()
  const messages = useCheckoutMessages()
  const [submitError, setSubmitError] = useState<OrderError | null>(null)
  const [changedTotals, setChangedTotals] = useState<ChangedTotals | null>(null)
  const [sending, setSending] = useState(false)
  /** Once the order is placed it stays so: a second press that comes before the page has gone orders nothing again. */
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
      return
    }
    if (status === 409) forgetIdempotencyKey()
    if (Object.keys(errors).length > 0) {
      const orderErrors = readOrderErrors(errors, namesAsSent(items))
      setErrors(orderErrors.fields)
      if (orderErrors.coupon !== null) onCouponRefused()
      setSubmitError({ kind: 'fields', ...orderErrors })
    } else setSubmitError(refusalOf(failure))
    void toast(messages.refused, 'echo', undefined, 'order')
  }

  return { place, sending, submitError, changedTotals, clearChangedTotals: () => setChangedTotals(null) }
}

/** The names of the products, in the order in which they were sent. */
function namesAsSent(items: readonly CartItem[]): string[] {
  const lines = orderLines(items.map(({ selectedProduct }) => selectedProduct))
  return lines.map(({ product_id }) => findCartItem(items, product_id)?.product.name ?? '')
}

export type OrderErrors = {
  /** The server's sentence beside each field that it named. */
  fields: Partial<Record<CheckoutField, string>>
  coupon: string | null
  /** Messages about the products, which are corrected in the cart. */
  products: string[]
  /** Anything else it named. */
  others: string[]
}

/**
 * Sorts the named errors of a 422; the first sentence of each counts.
 * @param names of the products, in the order in which they were sent: what is wrong with one of them says which it is
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
