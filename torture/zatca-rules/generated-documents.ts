import { add, type BasisPoints, halalas, subtract, ZERO } from '@zayy/domain/money'
import { creditNoteSums } from '@zayy/domain/orders/credit-note-sums'
import { type DocumentSums, orderSums, partialRefundSums } from '@zayy/domain/zatca/document-sums'
import type { ZatcaBuyer, ZatcaDocument } from '@zayy/domain/zatca/document-xml'
import { arbitraryCharge } from '@zayy/domain/zatca/testing/arbitrary-documents'
import { exampleDocument } from '@zayy/domain/zatca/testing/example-document'
import {
  FIRST_PREVIOUS_HASH,
  type StampedDocument,
  stampDocument,
} from '@zayy/shop/invoicing/zatca/stamp-document'
import { testUnit } from '@zayy/shop/invoicing/zatca/testing/test-unit'
import fc from 'fast-check'

const company = { name: 'شركة الواحة الخضراء للرعاية الصحية', vatNumber: '311111111100003' }
const buyer = {
  ...company,
  street: 'شارع العليا',
  building: '7123',
  district: 'العليا',
  city: 'الرياض',
  postcode: '12211',
}

/** With and without the additional number, and with an address abroad. */
const buyers: readonly ZatcaBuyer[] = [
  buyer,
  { ...buyer, additional: '3456', country: 'SA' },
  { ...company, street: 'Street 5 <Block 7>', city: 'مدينة الكويت', country: 'KW' },
]

const arbitraryOrder = fc.record({
  charge: arbitraryCharge,
  buyer: fc.option(fc.constantFrom(...buyers), { freq: 2 }),
  purchaseOrder: fc.option(fc.constantFrom('PO-2026-7', 'طلب 7 & <8>')),
  isCard: fc.boolean(),
  reason: fc.constantFrom('مقاس خاطئ', 'Wrong size', '"Returned" <within 7 days> & unused'),
  /** Shares of the remaining amount that are refunded one after the other; 1 refunds all of it. */
  refunds: fc.array(fc.oneof(fc.constant(1), fc.double({ min: 0.001, max: 0.999, noNaN: true })), {
    maxLength: 3,
  }),
})

/** @property kind for example 'simplified credit (whole), tax included' */
export type Generated = StampedDocument & { kind: string; document: ZatcaDocument }

/** Makes at least `count` documents of every kind, as one unit would: invoices, each followed by its credit notes. */
export function* generateDocuments(count: number, { seed }: { seed: number }): Generator<Generated> {
  const unit = testUnit()
  let counter = 0
  let previousHash = FIRST_PREVIOUS_HASH
  const stamped = (kind: string, change: Partial<ZatcaDocument>): Generated => {
    counter += 1
    const issuedAt = Date.now()
    const document = exampleDocument({
      uuid: crypto.randomUUID(),
      issuedAt,
      counter,
      previousHash,
      ...change,
    })
    const made = stampDocument(document, unit, new Date())
    previousHash = made.hash
    return { ...made, kind, document }
  }
  for (const order of fc.sample(arbitraryOrder, { seed, numRuns: count })) {
    if (counter >= count) return
    const { charge, buyer } = order
    const invoiceNumber = String(counter + 1).padStart(6, '0')
    const shared: Partial<ZatcaDocument> = {
      buyer,
      purchaseOrder: buyer && order.purchaseOrder,
      paymentMeans: order.isCard ? '48' : '42',
    }
    const kind = buyer ? 'standard' : 'simplified'
    const mode = charge.taxIncluded ? 'tax included' : 'tax added'
    const sums = orderSums(charge)
    yield stamped(`${kind} invoice, ${mode}`, { ...shared, number: invoiceNumber, sums })
    for (const { note, isWhole } of notesOf(sums, charge.taxRate, order.refunds))
      yield stamped(`${kind} credit note (${isWhole ? 'whole' : 'part'}), ${mode}`, {
        ...shared,
        kind: 'credit',
        number: `CN-${String(counter + 1).padStart(6, '0')}`,
        corrects: { invoiceNumber, reason: order.reason },
        sums: isWhole ? sums : partialRefundSums({ invoiceNumber, ...note }),
      })
  }
}

function notesOf(sums: DocumentSums, taxRate: BasisPoints, shares: readonly number[]) {
  let refunded = { total: ZERO, tax: ZERO }
  return shares.flatMap((share) => {
    const total = halalas(Math.ceil(Number(subtract(sums.payable, refunded.total)) * share))
    const note = creditNoteSums({ grandTotal: sums.payable, tax: sums.vat, taxRate, refunded }, total)
    if (!note) return []
    refunded = { total: add(refunded.total, note.total), tax: add(refunded.tax, note.tax) }
    return [{ note, isWhole: total === sums.payable }]
  })
}
