import type { Bill } from '@zayy/contract/types'
import { toSar } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { qrText } from '@zayy/domain/orders/qr-text'
import { zatcaQr } from '@zayy/domain/orders/zatca-qr'
import type { BilledOrder } from './bill-queries.ts'

/** What became of an order since it was placed, the first change first. */
export function presentHistory({ history }: BilledOrder): Bill['history'] {
  return history.map(({ changedAt, status, paymentStatus }) => ({
    at: new Date(changedAt).toISOString(),
    status,
    payment_status: paymentStatus,
  }))
}

/** @param seller its name in Arabic, as the invoice's code says it too */
export function presentCreditNotes(
  { creditNotes, order }: BilledOrder,
  seller: string,
): Bill['credit_notes'] {
  return creditNotes.map(({ number, createdAt, total, tax, reason }) => {
    const issuedAt = new Date(createdAt).toISOString()
    const { sellerVatNumber: vatNumber } = order
    return {
      number: creditNoteNumber(number),
      created_at: issuedAt,
      total: toSar(total),
      tax: toSar(tax),
      reason,
      qr: vatNumber === null ? '' : zatcaQr({ seller: qrText(seller), vatNumber, issuedAt, total, tax }),
    }
  })
}
