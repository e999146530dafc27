import type { Bill } from '@zayy/contract/types'
import { formatIban } from '@zayy/i18n/iban'
import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { type OrderMessages, orderMessages } from './order-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './invoice-parts.module.css'

/** A label with Arabic at the start and English at the end. @param after follows the Arabic part */
export function BilingualLabel({
  of,
  after,
}: {
  of: (messages: OrderMessages) => string
  after?: ReactNode
}) {
  return (
    <span className={styles.bilingualLabel}>
      <span lang="ar" dir="rtl">
        {of(orderMessages.ar)}
        {after === undefined ? null : <> {after}</>}
      </span>
      <span lang="en" dir="ltr">
        {of(orderMessages.en)}
      </span>
    </span>
  )
}

/** Both languages in one line: «تحويل بنكي · Bank transfer». */
export function BilingualText({ of }: { of: (messages: OrderMessages) => string }) {
  return (
    <>
      {of(orderMessages.ar)} ·{' '}
      <bdi lang="en" dir="ltr">
        {of(orderMessages.en)}
      </bdi>
    </>
  )
}

/** An amount with 2 decimals, without currency sign. */
export function Amount({ sum, minus }: { sum: string; minus?: boolean }) {
  return (
    <bdi dir="ltr" className={typography.number}>
      {minus ? '−' : null}
      {sum}
    </bdi>
  )
}

/** Bank account for an unpaid transfer. */
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

/** Quiet zone of the QR standard, in modules. */
const QR_BORDER = 4

/** A QR code as one path, never mirrored. CSS sets its size, at least 30 mm (docs/saudi-rules.md, "Invoice"). */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QR_BORDER })
  const path = data.flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
