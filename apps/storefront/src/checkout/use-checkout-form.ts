import { type FormState, useForm } from '../forms/use-form.ts'
import { type CheckoutField, type CheckoutValues, checkoutFields } from './checkout-fields.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import { type CompanyField, companyFields } from './company-form.ts'

export type CheckoutFormState = FormState<CheckoutField>

/** The guest's form. */
export function useCheckoutForm(start: CheckoutValues): CheckoutFormState {
  const messages = useCheckoutMessages()
  return useForm<CheckoutField>(start, {
    fields: checkoutFields,
    messages: messages.fields,
    loadRules: async () => {
      const [{ companyFieldIssue }, { guestFieldIssue }] = await Promise.all([
        import('./validate-company.ts'),
        import('./validate-guest.ts'),
      ])
      return (field, form) =>
        isCompanyField(field) ? companyFieldIssue(field, form) : guestFieldIssue(field, form[field])
    },
    empties: { country_id: ['city_id', 'area_id'], city_id: ['area_id'] },
    comparedWith: { as_company: ['company_name', 'company_vat'] },
  })
}

function isCompanyField(field: CheckoutField): field is CompanyField {
  return companyFields.some((name) => name === field)
}
