/** "What was typed survives a reload": for this tab only, and only until the order is placed. */

import { isSar } from '@zayy/domain/money'
import type { AppliedCoupon } from '../cart-state/cart-totals.ts'
import { type CheckoutValues, checkoutFields, emptyCheckout } from './checkout-fields.ts'

const STORAGE_KEY = 'checkout'

export type StoredForm = { form: CheckoutValues; coupon: AppliedCoupon | null }

/** What was typed before; null when nothing was stored or storage is not available. Unknown content is ignored. */
export function readStoredForm(): StoredForm | null {
  try {
    return parseStoredForm(sessionStorage.getItem(STORAGE_KEY))
  } catch {
    return null
  }
}

/** Reads the stored text: every field that is text, and a coupon that is whole. */
export function parseStoredForm(text: string | null): StoredForm | null {
  const stored: unknown = JSON.parse(text ?? 'null')
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
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(input))
  } catch (error) {
    console.warn('What is typed cannot be stored for a reload.', error)
  }
}

export function removeStoredForm(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch (error) {
    console.warn('What was typed cannot be removed.', error)
  }
}

function isCoupon(value: unknown): value is AppliedCoupon {
  if (typeof value !== 'object' || value === null) return false
  const { code, type, amount } = value as Record<string, unknown>
  return typeof code === 'string' && (type === '0' || type === '1') && isSar(amount)
}
