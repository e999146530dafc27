import type { GuestOrder } from '@zayy/contract/orders/order-input'
import type { Profile } from '@zayy/contract/types'
import { isSar } from '@zayy/domain/money'
import type { AppliedCoupon } from '../cart-state/cart-totals.ts'

/** In the order in which the page asks for them, which is that of the list of errors. */
export const guestFields = [
  'name',
  'email',
  'phone',
  'country_id',
  'city_id',
  'area_id',
  'address',
  'short_address',
  'postcode',
] as const satisfies readonly (keyof GuestOrder)[]

export type GuestField = (typeof guestFields)[number]
export type GuestForm = Record<GuestField, string>

export const emptyForm: GuestForm = {
  name: '',
  email: '',
  phone: '',
  country_id: '',
  city_id: '',
  area_id: '',
  address: '',
  short_address: '',
  postcode: '',
}

/** A company has the first two; the third is optional. */
export const companyFields = ['company_name', 'company_vat', 'purchase_order'] as const

/**
 * What guests and customers alike type for an order, in the order of the page. `as_company` is `yes` where a company buys, `no`
 * where that was taken back, also of the company of a profile, and else empty.
 */
export const detailFields = ['as_company', ...companyFields] as const

export type DetailField = (typeof detailFields)[number]
export type DetailForm = Record<DetailField, string>

export const noDetails: DetailForm = {
  as_company: '',
  company_name: '',
  company_vat: '',
  purchase_order: '',
}

/** Fields of a guest's checkout, in the order of the page and of the list of errors. */
export const checkoutFields = [...guestFields, ...detailFields] as const

export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutValues = Record<CheckoutField, string>

export const emptyCheckout: CheckoutValues = { ...emptyForm, ...noDetails }

/** What is sent of it: nothing where a person buys, and empty fields where a company of the profile does not. */
export function detailRequest({ as_company, company_name, company_vat, purchase_order }: DetailForm) {
  if (as_company === 'no') return { company_name: '', company_vat: '' }
  return as_company === 'yes' ? { company_name, company_vat, purchase_order } : {}
}

/**
 * What a customer's fields begin with: what they typed before, else the company of their profile.
 * An order of a customer who has a company is that company's, until they say no (contract, POST /orders).
 */
export function detailFormOf(
  { company_name, company_vat }: Pick<Profile, 'company_name' | 'company_vat'>,
  typed: DetailForm,
): DetailForm {
  if (company_name === null || company_vat === null) return typed
  return {
    ...typed,
    as_company: typed.as_company === 'no' ? 'no' : 'yes',
    company_name: typed.company_name || company_name,
    company_vat: typed.company_vat || company_vat,
  }
}

/** "What was typed survives a reload": for this tab only, and only until the order is placed. */

const STORAGE_KEY = 'checkout'

type StoredForm = { form: CheckoutValues; coupon: AppliedCoupon | null }

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
