import type { Bill } from '@zayy/contract/types'
import { formatIban } from '@zayy/i18n/iban'
import { BilingualLabel } from './bilingual-label.tsx'
import { orderMessages } from './order-messages.ts'
import typography from '@zayy/ui/typography.module.css'

/** Where an unpaid bank transfer goes to. */
export function TransferBlock({ bank }: { bank: NonNullable<Bill['bank_account']> }) {
  const { ar, en } = orderMessages
  return (
    <>
      <h3>
        <BilingualLabel of={(messages) => messages.bank} />
      </h3>
      <p>
        <bdi>{bank.bank}</bdi>
      </p>
      <p>
        <bdi>{bank.holder}</bdi>
      </p>
      <p className={typography.number}>
        <bdi dir="ltr">{formatIban(bank.iban)}</bdi>
      </p>
      <p>
        {ar.reference}
        <br />
        <bdi lang="en" dir="ltr">
          {en.reference}
        </bdi>
      </p>
    </>
  )
}
