import { type FormState, useForm } from '../forms/use-form.ts'
import { type CheckoutField, type CheckoutValues, checkoutFields } from './checkout-fields.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import { type CompanyField, companyFieldIssue, companyFields } from './company-form.ts'
import { guestFieldIssue } from './validate-guest.ts'

export type CheckoutFormState = FormState<CheckoutField>

/** The guest's form. */
export function useCheckoutForm(start: CheckoutValues): CheckoutFormState {
  const messages = useCheckoutMessages()
  return useForm<CheckoutField>(start, {
    fields: checkoutFields,
    messages: messages.fields,
    issueOf: (field, form) =>
      isCompanyField(field) ? companyFieldIssue(field, form) : guestFieldIssue(field, form[field]),
    empties: { country_id: ['city_id', 'area_id'], city_id: ['area_id'] },
    comparedWith: { as_company: ['company_name', 'company_vat'] },
  })
}

function isCompanyField(field: CheckoutField): field is CompanyField {
  return companyFields.some((name) => name === field)
}
