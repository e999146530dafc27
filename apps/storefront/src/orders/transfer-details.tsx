import type { Bill } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { formatIban } from '@zayy/i18n/iban'
import { formatAmount } from '@zayy/i18n/numbers'
import { CopyButton } from '@zayy/ui/copy-button'
import { type ReactNode, useRef } from 'react'
import { Price } from '../prices/price.tsx'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './transfer-details.module.css'

/** What a bank's form asks for, each to copy: the exact amount, the IBAN, and the order's code as reference. */
export function TransferDetails({ bill, transferDays }: { bill: Bill; transferDays: number }) {
  const messages = useOrderMessages()
  const { bank_account: bank, grand_total, code } = bill
  return (
    <section className={styles.details} aria-labelledby="transfer-details">
      <h2 id="transfer-details">{messages.transferWithin(transferDays)}</h2>
      <dl>
        <Detail
          name={messages.amount}
          copy={messages.copyAmount}
          text={formatAmount(grand_total).replaceAll(',', '')}
        >
          <Price amount={fromSar(grand_total)} />
        </Detail>
        {bank === null ? null : (
          <Detail
            name={messages.iban}
            copy={messages.copyIban}
            text={bank.iban}
            after={
              <>
                <bdi>{bank.bank}</bdi> · <bdi>{bank.holder}</bdi>
              </>
            }
          >
            <bdi dir="ltr">{formatIban(bank.iban)}</bdi>
          </Detail>
        )}
        <Detail name={messages.transferReference} copy={messages.copyReference} text={code}>
          <bdi dir="ltr">{code}</bdi>
        </Detail>
      </dl>
    </section>
  )
}

/** One of them. @param text what is copied */
function Detail({
  name,
  copy,
  text,
  after,
  children,
}: {
  name: string
  copy: string
  text: string
  after?: ReactNode
  children: ReactNode
}) {
  const messages = useOrderMessages()
  const shown = useRef<HTMLElement>(null)
  return (
    <div className={after === undefined ? styles.detail : `${styles.detail} ${styles.wide}`}>
      <dt className={typography.caption}>{name}</dt>
      <dd className={`${styles.value} ${typography.number}`}>
        <b ref={shown}>{children}</b>
        {after === undefined ? null : <span className={typography.caption}>{after}</span>}
      </dd>
      <dd>
        <CopyButton
          text={text}
          label={copy}
          copied={messages.copied}
          source={{ element: shown, selected: messages.selected }}
          className={button.outlined}
        />
      </dd>
    </div>
  )
}
