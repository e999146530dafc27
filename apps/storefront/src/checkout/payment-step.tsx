import { CopyButton } from '@zayy/ui/copy-button'
import { Icon } from '@zayy/ui/icon'
import type { ReactNode } from 'react'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView } from './checkout-view.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './payment-step.module.css'

/**
 * Step 2: how it is paid. A bank transfer, with the account to send it to.
 * @param children whose name the invoice has
 */
export function PaymentStep({ view, children }: { view: CheckoutView; children: ReactNode }) {
  const messages = useCheckoutMessages()
  const { bank, transferDays } = view
  return (
    <CheckoutStep number={2} title={messages.steps.payment}>
      <div className={styles.methods} role="radiogroup" aria-labelledby="step-2">
        <label className={`${styles.method} ${styles.chosen}`}>
          <input type="radio" name="payment_method" value="0" defaultChecked />
          <Icon name="bank" size="l" className={styles.icon} />
          <span>
            <b>{messages.bank}</b>
            <small>{messages.bankHolds(transferDays)}</small>
          </span>
        </label>
        {bank === null ? null : (
          <div className={styles.account}>
            <div>
              <span className={typography.caption}>{messages.bankName}</span>
              <b>{bank.bank}</b>
            </div>
            <div>
              <span className={typography.caption}>{messages.holder}</span>
              <b>{bank.holder}</b>
            </div>
            <div className={styles.iban}>
              <span className={typography.caption}>{messages.iban}</span>
              <b className={typography.number}>
                <bdi dir="ltr">{inFours(bank.iban)}</bdi>
              </b>
              <CopyButton
                text={bank.iban.replace(/\s/g, '')}
                label={messages.copyIban}
                copied={messages.copied}
                className={`${button.quiet} ${styles.copy}`}
              />
            </div>
          </div>
        )}
      </div>
      {children}
    </CheckoutStep>
  )
}

/** An IBAN as it is read aloud: in groups of four. */
function inFours(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}
