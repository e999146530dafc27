/** "What is asked at the checkout", of a guest all of it: text as it stands in the fields. */

import { companyFields, noCompany } from './company-form.ts'
import { emptyForm, guestFields } from './guest-form.ts'

/** In the order in which the page asks for them, which is that of the list of errors. */
export const checkoutFields = [...guestFields, ...companyFields] as const

export type CheckoutField = (typeof checkoutFields)[number]
export type CheckoutValues = Record<CheckoutField, string>

export const emptyCheckout: CheckoutValues = { ...emptyForm, ...noCompany }
