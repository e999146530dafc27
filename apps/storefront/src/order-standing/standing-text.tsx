import type { Bill } from '@zayy/contract/types'
import { orderStanding, refundedTotal } from '@zayy/domain/orders/order-standing'
import { orderStanding as ar } from '@zayy/i18n/messages/ar/order-standing'
import { orderStanding as en } from '@zayy/i18n/messages/en/order-standing'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../prices/price.tsx'

/** Says what an order that is on hold, cancelled or refunded means for its buyer, and what to do next. */
export function StandingText({ bill }: { bill: Bill }) {
  const { sentences } = standingMessages[useLocale()]
  const standing = orderStanding(bill)
  if (standing === null) return null
  const parts = { refunded: <Price amount={refundedTotal(bill)} /> }
  return <Trans text={sentences[standing]('{refunded}')} parts={parts} />
}

/** Sentences about an order that is on hold, cancelled or refunded, in both languages: an invoice shows them side by side. */
export const standingMessages = { ar, en }
