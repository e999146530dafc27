import { randomUUID } from 'node:crypto'
import { inTransaction } from '@zayy/database/in-transaction'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { orderLines, orders } from '@zayy/database/schema/orders'
import { zatcaDocuments, zatcaOwed } from '@zayy/database/schema/zatca'
import { taxWithinShipping } from '@zayy/domain/checkout/whole-tax'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import { invoiceDigits } from '@zayy/domain/orders/invoice-number'
import { orderSums, partialRefundSums } from '@zayy/domain/zatca/document-sums'
import type { ZatcaDocument } from '@zayy/domain/zatca/document-xml'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { addJob } from '../../add-job.ts'
import { findBuyer } from './buyer.ts'
import type { IssuedDocument } from './owe-document.ts'
import { findSeller } from './seller.ts'
import { stampDocument } from './stamp-document.ts'
import { lockUnit, type UnitRow, unitKeys } from './unit-queries.ts'

/** `none`: no unit can make documents, so this one is still owed. */
export type DocumentMade = { kind: 'made'; id: number } | { kind: 'present'; id: number } | { kind: 'none' }

/**
 * Makes the document of an issued invoice or credit note, and the job that sends it. Locks the unit meanwhile, because its
 * documents form a chain. Does nothing if a document exists that was not rejected.
 * @throws RangeError for data that a document cannot contain
 */
export async function makeDocument(
  database: Database,
  keys: Keys,
  issued: IssuedDocument,
): Promise<DocumentMade> {
  const facts = await issuedFacts(database, issued)
  return await inTransaction(database, async (transaction): Promise<DocumentMade> => {
    const unit = await lockUnit(transaction)
    if (!unit) return { kind: 'none' }
    const present = await liveDocument(transaction, issued)
    if (present !== undefined) {
      await forgetOwed(transaction, issued)
      return { kind: 'present', id: present }
    }
    const id = await insertDocument(transaction, keys, unit, { issued, facts })
    await forgetOwed(transaction, issued)
    await addJob(transaction, 'zatca-send', { documentId: id }, `${id}`)
    return { kind: 'made', id }
  })
}

/** Makes the documents that an order still owes. Call it before its invoice is shown. */
export async function makeOwedDocuments(database: Database, keys: Keys, orderId: number): Promise<void> {
  const owed = await database
    .select({ creditNote: zatcaOwed.creditNote })
    .from(zatcaOwed)
    .where(eq(zatcaOwed.orderId, orderId))
  for (const { creditNote } of owed) await makeDocument(database, keys, { orderId, creditNote })
}

type Facts = Omit<ZatcaDocument, 'uuid' | 'counter' | 'previousHash'>

async function insertDocument(
  transaction: Transaction,
  keys: Keys,
  unit: UnitRow,
  { issued, facts }: { issued: IssuedDocument; facts: Facts },
): Promise<number> {
  const document = {
    ...facts,
    uuid: randomUUID(),
    counter: unit.lastCounter + 1,
    previousHash: unit.lastHash,
  }
  const { xml, hash, qr } = stampDocument(document, unitKeys(keys, unit), new Date())
  const [made] = await transaction
    .insert(zatcaDocuments)
    .values({
      unitId: unit.id,
      counter: document.counter,
      uuid: document.uuid,
      ...issued,
      isStandard: document.buyer !== null,
      number: document.number,
      issuedAt: new Date(document.issuedAt),
      previousHash: document.previousHash,
      hash,
      qr,
      xml,
    })
    .returning({ id: zatcaDocuments.id })
  if (!made) throw new Error('The document was not stored')
  return made.id
}

async function liveDocument(transaction: Executor, { orderId, creditNote }: IssuedDocument) {
  const [live] = await transaction
    .select({ id: zatcaDocuments.id })
    .from(zatcaDocuments)
    .where(
      and(
        eq(zatcaDocuments.orderId, orderId),
        creditNote === null ? isNull(zatcaDocuments.creditNote) : eq(zatcaDocuments.creditNote, creditNote),
        ne(zatcaDocuments.state, 'rejected'),
      ),
    )
  return live?.id
}

async function forgetOwed(transaction: Transaction, { orderId, creditNote }: IssuedDocument): Promise<void> {
  await transaction
    .delete(zatcaOwed)
    .where(
      and(
        eq(zatcaOwed.orderId, orderId),
        creditNote === null ? isNull(zatcaOwed.creditNote) : eq(zatcaOwed.creditNote, creditNote),
      ),
    )
}

/**
 * Reads the facts for a document about an order or its credit note. The seller's address is the current one in its parts,
 * because an order has it only as one text.
 */
async function issuedFacts(database: Executor, { orderId, creditNote }: IssuedDocument): Promise<Facts> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId))
  if (!order?.sellerVatNumber || order.invoiceNumber === null || order.invoicedAt === null)
    throw new Error(`Order ${orderId} has no tax invoice`)
  const lines = await database
    .select({ name: orderLines.name, quantity: orderLines.quantity, subtotal: orderLines.subtotal })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)
  const { seller } = await findSeller(database)
  const invoiceNumber = invoiceDigits(order.invoiceNumber)
  const sums = orderSums({
    lines: lines.map((line) => ({ ...line, name: bilingualName(line.name) })),
    couponCode: order.couponCode,
    shipping: order.shipping,
    shippingTax: taxWithinShipping(order.shipping, order.taxBasisPoints),
    tax: order.tax,
    taxIncluded: order.taxIncluded,
    taxRate: order.taxBasisPoints,
    grand: order.grandTotal,
  })
  const shared = {
    seller: {
      ...seller,
      name: order.sellerName.ar,
      vatNumber: order.sellerVatNumber,
      registration: order.sellerCrNumber,
    },
    buyer: await findBuyer(database, order),
    purchaseOrder: order.companyVat === null ? null : order.purchaseOrder,
    paymentMeans: order.paymentMethod === 0 ? '42' : '48',
    taxRate: order.taxBasisPoints,
  } as const
  if (creditNote === null)
    return {
      ...shared,
      kind: 'invoice',
      number: invoiceNumber,
      issuedAt: order.invoicedAt.getTime(),
      corrects: null,
      sums,
    }
  const [note] = await database.select().from(creditNotes).where(eq(creditNotes.number, creditNote))
  if (!note) throw new Error(`There is no credit note ${creditNote}`)
  return {
    ...shared,
    kind: 'credit',
    number: creditNoteNumber(creditNote),
    issuedAt: note.createdAt.getTime(),
    corrects: { invoiceNumber, reason: note.reason },
    sums:
      note.total === sums.payable
        ? sums
        : partialRefundSums({ invoiceNumber, total: note.total, tax: note.tax }),
  }
}

function bilingualName({ ar, en }: Record<'ar' | 'en', string>): string {
  return ar === en ? ar : `${ar} | ${en}`
}
