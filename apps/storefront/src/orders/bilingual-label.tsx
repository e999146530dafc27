import type { ReactNode } from 'react'
import { bothWords, type OrderWords } from './order-messages.ts'

/** A label of the invoice: Arabic at the start, English at the end. @param after what belongs to the Arabic part */
export function Both({ of, after }: { of: (words: OrderWords) => string; after?: ReactNode }) {
  return (
    <span className="bi">
      <span lang="ar" dir="rtl">
        {of(bothWords.ar)}
        {after === undefined ? null : <> {after}</>}
      </span>
      <span lang="en" dir="ltr">
        {of(bothWords.en)}
      </span>
    </span>
  )
}

/** The same in one line: «تحويل بنكي · Bank transfer». */
export function BothInLine({ of }: { of: (words: OrderWords) => string }) {
  return (
    <>
      {of(bothWords.ar)} ·{' '}
      <bdi lang="en" dir="ltr">
        {of(bothWords.en)}
      </bdi>
    </>
  )
}

/** An amount on paper: 2 decimals, no sign of the currency. */
export function Sum({ sum, minus }: { sum: string; minus?: boolean }) {
  return (
    <bdi dir="ltr" className="tnum">
      {minus ? '−' : null}
      {sum}
    </bdi>
  )
}
