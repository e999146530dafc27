import { TextField } from '../forms/text-field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { DetailField } from './checkout-fields.ts'
import choice from '@zayy/ui/choice.module.css'
import typography from '@zayy/ui/typography.module.css'
import formFields from '../forms/form-fields.module.css'
import styles from './company-invoice.module.css'

/**
 * Asks whether a company buys. Hidden if the shop has no VAT number, since it then issues no tax invoices.
 * @param ofProfile the company comes from the customer's profile
 */
export function CompanyInvoice<F extends string>({
  state,
  ofProfile,
}: {
  state: FormState<F | DetailField>
  ofProfile: boolean
}) {
  const messages = useCheckoutMessages()
  const { vatNumber } = useShopSettings()
  const asCompany = state.form.as_company === 'yes'
  if (vatNumber === null) return null
  return (
    <div className={styles.invoice}>
      <label className={choice.choice}>
        <input
          type="checkbox"
          name="as_company"
          value="yes"
          checked={asCompany}
          onChange={({ target }) => state.change('as_company', target.checked ? 'yes' : 'no')}
        />
        {messages.fields.as_company.label}
      </label>
      {asCompany && ofProfile ? <p className={typography.soft}>{messages.companyOfProfile}</p> : null}
      {asCompany ? (
        <div className={formFields.fields}>
          <TextField state={state} field="company_name" half autoComplete="organization" maxLength={120} />
          <TextField
            state={state}
            field="company_vat"
            half
            latin
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            hint={messages.hints.company_vat}
          />
          <TextField
            state={state}
            field="purchase_order"
            half
            optional
            latin
            autoComplete="off"
            maxLength={60}
            hint={messages.hints.purchase_order}
          />
        </div>
      ) : null}
    </div>
  )
}
