import { type Halalas, ZERO } from '@zayy/domain/money'
import { cutText } from '@zayy/domain/text/cut-text'
import type { Locale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import { formatNumber } from '@zayy/i18n/numbers'
import type { Transaction } from '@zayy/platform/postgres/database'
import { listUnreconciledPayments } from '../payments/list-unreconciled-payments.ts'
import { requestRefundIn } from '../payments/request-refund.ts'
import type { CorrectionPlan } from './plan-correction.ts'
import { type PieceChange, pieceChanges } from './preview-correction.ts'
import { recordRefund } from './record-refund.ts'

/** Rolls a correction back. */
export class NotRefundable extends Error {}

/** Characters of the reason of a credit note. */
const MAX_REASON_LENGTH = 200

/** Names the pieces that are not sent, in words: an arrow points the wrong way in Arabic. */
function reasonText(pieces: readonly PieceChange[], locale: Locale): string {
  const { fewer } = mails[locale].orderNews.packing
  const texts = pieces.map(
    ({ product, colour, size, before, after }) =>
      `${product} ${colour} ${size}: ${fewer(formatNumber(after), formatNumber(before))}`,
  )
  return cutText(texts.join('; '), MAX_REASON_LENGTH)
}

/**
 * Returns the number of the credit note; null for a card payment, which a server refunds through the gateway.
 * @throws NotRefundable
 */
export async function giveBack(
  transaction: Transaction,
  plan: CorrectionPlan,
  { amount, refundKey, by }: { amount: Halalas; refundKey: string; by: string },
): Promise<number | null> {
  const { order } = plan
  const reason = reasonText(pieceChanges(plan, order.locale), order.locale)
  if (order.paymentMethod === 1) {
    // A refund would first settle a payment that was made twice, and leave these pieces without a credit note.
    const [unsettled] = await listUnreconciledPayments(transaction, order.id)
    if (unsettled && (unsettled.surplus > ZERO || unsettled.elsewhere > ZERO))
      throw new NotRefundable('unsettled')
    const asked = await requestRefundIn(transaction, order.id, { amount, key: refundKey, reason, by })
    if (asked.kind !== 'asked') throw new NotRefundable(asked.kind)
    return null
  }
  const recorded = await recordRefund(transaction, order.id, { amount, reason, by })
  if (recorded.kind !== 'refunded') throw new NotRefundable(recorded.kind)
  return recorded.number
}
