import { isSar } from '@zayy/domain/money'
import { readStoredJson, store } from '../browser-storage.ts'
import type { AppliedCoupon } from '../cart-state/cart-totals.ts'
import { type CheckoutValues, checkoutFields, emptyCheckout } from './checkout-fields.ts'

const STORAGE_KEY = 'checkout'

type StoredForm = { form: CheckoutValues; coupon: AppliedCoupon | null }

/** Returns the input stored for this tab until the order is placed; null without one or if storage is blocked. */
export function readStoredForm(): StoredForm | null {
  return parseStoredForm(readStoredJson('sessionStorage', STORAGE_KEY))
}

/** Ignores unknown fields and an incomplete coupon. */
export function parseStoredForm(stored: unknown): StoredForm | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { form: typed, coupon }: Record<string, unknown> = { ...stored }
  const values: Record<string, unknown> = typeof typed === 'object' && typed !== null ? { ...typed } : {}
  const form = { ...emptyCheckout }
  for (const field of checkoutFields) {
    const value = values[field]
    if (typeof value === 'string') form[field] = value
  }
  return { form, coupon: isCoupon(coupon) ? coupon : null }
}

export function storeForm(input: StoredForm): void {
  store('sessionStorage', STORAGE_KEY, JSON.stringify(input))
}

export function removeStoredForm(): void {
  store('sessionStorage', STORAGE_KEY, null)
}

function isCoupon(value: unknown): value is AppliedCoupon {
  if (typeof value !== 'object' || value === null) return false
  const { code, type, amount } = value as Record<string, unknown>
  return typeof code === 'string' && (type === '0' || type === '1') && isSar(amount)
}
