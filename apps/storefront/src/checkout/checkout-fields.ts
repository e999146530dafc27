import type { GuestOrder } from '@zayy/contract/orders/order-input'
import type { Profile } from '@zayy/contract/types'

/** In the order of the page and of the error list. */
export const guestFields = [
  'name',
  'email',
  'phone',
  'country_id',
  'short_address',
  'building',
  'postcode',
  'city_id',
  'area_id',
  'district',
  'address',
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
  building: '',
  district: '',
  postcode: '',
}

/** The purchase order is optional. */
export const companyFields = ['company_name', 'company_vat', 'purchase_order'] as const

/**
 * Fields that guests and customers share, in the order of the page. `as_company` is `yes` for a company, `no` if the buyer unticked it (which
 * overrides the profile), and empty otherwise.
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

export const checkoutFields = [...guestFields, ...detailFields] as const

export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutValues = Record<CheckoutField, string>

export const emptyCheckout: CheckoutValues = { ...emptyForm, ...noDetails }

/** Returns nothing for a person. Empty fields override the company of the profile. */
export function detailRequest({ as_company, company_name, company_vat, purchase_order }: DetailForm) {
  if (as_company === 'no') return { company_name: '', company_vat: '' }
  return as_company === 'yes' ? { company_name, company_vat, purchase_order } : {}
}

/**
 * Returns the initial fields of a customer: stored input, otherwise the company of the profile.
 * Orders of a customer with a company are for the company by default (contract, POST /orders).
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
