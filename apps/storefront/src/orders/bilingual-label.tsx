import type { ReactNode } from 'react'
import { type OrderMessages, orderMessages } from './order-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './bilingual-label.module.css'

/** A label of the invoice: Arabic at the start, English at the end. @param after what belongs to the Arabic part */
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

/** The same in one line: «تحويل بنكي · Bank transfer». */
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

/** An amount on paper: 2 decimals, no sign of the currency. */
export function Amount({ sum, minus }: { sum: string; minus?: boolean }) {
  return (
    <bdi dir="ltr" className={typography.number}>
      {minus ? '−' : null}
      {sum}
    </bdi>
  )
}
