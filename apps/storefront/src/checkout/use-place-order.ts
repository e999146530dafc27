import { failureOf } from '@zayy/contract/failure'
import type { Bill } from '@zayy/contract/shapes'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { CartItem } from '@zayy/domain/cart/cart'
import { type Halalas, toSar } from '@zayy/domain/money'
import { useRef, useState } from 'react'
import type { Obstacle } from './error-list.tsx'
import { readRefusal } from './order-errors.ts'
import { forgetOrderKey, orderKey, orderRequest } from './order-request.ts'
import { readServerSums, type ServerSums } from './server-totals.ts'
import type { FormState } from './use-checkout-form.ts'

type OrderToPlace = { items: readonly CartItem[]; couponCode: string | null; total: Halalas }

/** The figures of the server, and the total that the page had shown instead. */
export type Corrected = { sums: ServerSums; former: number }

/**
 * Places the order: checks the form, sends it under its key, and sorts every answer.
 * @param onPlaced with the guest's bill and what the shop says; only after the order stands
 * @param onCouponRefused the coupon does not hold any more: it is taken off, and its field says why
 */
export function usePlaceOrder(
  client: ShopClient,
  state: FormState,
  onPlaced: (bill: Bill, message: string) => void,
  onCouponRefused: () => void,
) {
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [corrected, setCorrected] = useState<Corrected | null>(null)
  const [sending, setSending] = useState(false)
  const underWay = useRef(false)

  async function place({ items, couponCode, total }: OrderToPlace) {
    if (underWay.current) return
    if (Object.keys(state.check()).length > 0) {
      setObstacle({ kind: 'fields', coupon: null, products: [], others: [] })
      return
    }
    underWay.current = true
    setSending(true)
    setObstacle(null)
    const request = orderRequest(items, state.form, couponCode, total)
    try {
      const context = { idempotencyKey: orderKey(request, sessionStorage) }
      const { data, message } = await client.orders.place(request, { context })
      forgetOrderKey(sessionStorage)
      if (typeof data === 'object') onPlaced(data, message)
    } catch (thrown) {
      refused(thrown, total)
      setSending(false)
    } finally {
      underWay.current = false
    }
  }

  function refused(thrown: unknown, total: Halalas) {
    const { status, message, errors, data } = failureOf(thrown)
    const sums = status === 409 ? readServerSums(data) : null
    if (sums !== null) {
      setCorrected({ sums, former: toSar(total) })
      return
    }
    if (status === 409) forgetOrderKey(sessionStorage)
    const refusal = readRefusal(errors)
    if (Object.keys(errors).length > 0) {
      state.setErrors(refusal.fields)
      if (refusal.coupon !== null) onCouponRefused()
      setObstacle({ kind: 'fields', ...refusal })
    } else
      setObstacle(
        status === 0 || status >= 500 || message === ''
          ? { kind: 'unreachable' }
          : { kind: 'refused', message },
      )
  }

  return { place, sending, obstacle, corrected, forgetCorrection: () => setCorrected(null) }
}
