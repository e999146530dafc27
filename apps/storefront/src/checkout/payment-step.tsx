import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import choice from '@zayy/ui/choice.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { type ReactNode, useEffect, useRef } from 'react'
import formFields from '../forms/form-fields.module.css'
import { TextField } from '../forms/text-field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { CARD_SCHEMES } from '../prices/payment-methods.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import type { DetailField } from './checkout-fields.ts'
import { CheckoutStep } from './checkout-frame.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { CheckoutView } from './checkout-view.ts'
import styles from './payment-step.module.css'

type PaymentStepProps = {
  view: CheckoutView
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  /** Fields of the company on the invoice. */
  children: ReactNode
}

/** Step 2: bank transfer, if the shop has a bank account, or card. */
export function PaymentStep({ view, method, onMethod, children }: PaymentStepProps) {
  const messages = useCheckoutMessages()
  const { bank, transferDays } = view
  const card = useRef<HTMLInputElement>(null)
  // Keeps a choice made before hydration or restored by the browser.
  useEffect(() => {
    if (card.current?.checked) onMethod(1)
  }, [onMethod])
  return (
    <CheckoutStep number={2} title={messages.steps.payment}>
      <div className={styles.methods} role="radiogroup" aria-labelledby="step-2">
        {bank === null ? null : (
          <label className={method === 0 ? `${styles.method} ${styles.chosen}` : styles.method}>
            <input
              type="radio"
              name="payment_method"
              value="0"
              aria-labelledby="bank"
              aria-describedby="bank-hint"
              defaultChecked
              onChange={() => onMethod(0)}
            />
            <Icon name="bank" size="l" className={styles.icon} />
            <span>
              <b id="bank">{messages.bank}</b>
              <small id="bank-hint">{messages.bankHolds(transferDays)}</small>
            </span>
          </label>
        )}
        <label className={method === 1 ? `${styles.method} ${styles.chosen}` : styles.method}>
          <input
            ref={card}
            type="radio"
            name="payment_method"
            value="1"
            aria-labelledby="card"
            aria-describedby="card-hint"
            defaultChecked={bank === null}
            onChange={() => onMethod(1)}
          />
          <Icon name="credit-card" size="l" className={styles.icon} />
          <span>
            <b id="card">{messages.card}</b>
            <small id="card-hint">{messages.cardHint}</small>
          </span>
          <span lang="en" className={styles.marks}>
            {CARD_SCHEMES.map((name) => (
              <i key={name}>{name}</i>
            ))}
          </span>
        </label>
      </div>
      {children}
    </CheckoutStep>
  )
}

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
