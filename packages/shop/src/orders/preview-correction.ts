import { sizeName } from '@zayy/domain/catalog/size-name'
import { ZERO } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import type { Database } from '@zayy/platform/postgres/database'
import { addressOf, endsLinks } from './corrected-buyer.ts'
import { presentGiven } from './credit-note-queries.ts'
import {
  type Correction,
  type CorrectionPlan,
  type CorrectionRefusal,
  planCorrection,
} from './plan-correction.ts'
import type { PieceRow } from './write-order.ts'

/** A quantity before and after a correction, with names in the asked language. */
export type PieceChange = { product: string; colour: string; size: string; before: number; after: number }

/** Returns what a correction would do, without doing it. */
export async function checkCorrection(
  database: Database,
  orderId: number,
  { correction, locale }: { correction: Correction; locale: Locale },
): Promise<CorrectionPreview | { refusal: CorrectionRefusal }> {
  const plan = await planCorrection(database, orderId, correction)
  return 'refusal' in plan ? plan : presentPlan(plan, locale)
}

export function presentPlan(plan: CorrectionPlan, locale: Locale) {
  const { order, buyer, outcome, together, given } = plan
  const change = (before: string, after: string | undefined) =>
    after === undefined || after === before ? null : { before, after }
  return {
    code: order.code,
    /** Of the buyer. */
    locale: order.locale,
    isPaid: order.paymentStatus === 'paid',
    paymentMethod: order.paymentMethod,
    /** Texts of the buyer before and after; null: unchanged. */
    fields: {
      name: change(order.buyerName, buyer.buyerName),
      phone: change(order.buyerPhone, buyer.buyerPhone),
      email: change(order.buyerEmail, buyer.buyerEmail),
      address: change(addressOf(order, {}, locale), addressOf(order, buyer, locale)),
    },
    /** Codes of the other orders of the parcel, which get the fields too. */
    together: together.map(({ code }) => code),
    /** Earlier links to the bill stop working. */
    endsLinks: [order, ...together].some((each) => endsLinks(each, buyer)),
    /** A mail brings the new link. */
    hasMail: (buyer.buyerEmail ?? order.buyerEmail) !== '',
    pieces: pieceChanges(plan, locale),
    /** Credit notes so far. */
    given: presentGiven(given),
    /** The part of them that counts towards the fewer pieces. */
    counted: 'counted' in outcome ? outcome.counted : ZERO,
    /** For a paid order the invoice's, which does not change. */
    total: {
      before: order.grandTotal,
      after: outcome.kind === 'replace' ? outcome.totals.grand : order.grandTotal,
    },
    refund: outcome.kind === 'refund' ? outcome.amount : null,
    addition: outcome.kind === 'add' ? outcome.totals.grand : null,
    feeDifference: plan.feeDifference,
    /** Identifies the calculation, for `correctOrder`. */
    plan: fingerprint(plan),
  }
}

export type CorrectionPreview = ReturnType<typeof presentPlan>

/** Lists the pieces that a correction changes, including those of an added order. */
export function pieceChanges(
  { before, pieces, added, lines }: CorrectionPlan,
  locale: Locale,
): PieceChange[] {
  const keyOf = ({ productId, colourId, sizeId }: PieceRow) => `${productId} ${colourId} ${sizeId}`
  const sums = (rows: readonly PieceRow[]) => {
    const counts = new Map<string, number>()
    for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.quantity)
    return counts
  }
  const [had, has] = [sums(before), sums([...pieces, ...added])]
  const rows = new Map([...before, ...pieces, ...added].map((row) => [keyOf(row), row]))
  return [...rows].flatMap(([key, row]) => {
    const [from, to] = [had.get(key) ?? 0, has.get(key) ?? 0]
    if (from === to) return []
    const product = lines.find(({ productId }) => productId === row.productId)?.name[locale] ?? ''
    return [
      {
        product,
        colour: row.colourName[locale],
        size: sizeName(row.sizeName, locale),
        before: from,
        after: to,
      },
    ]
  })
}

export function fingerprint({
  before,
  pieces,
  added,
  buyer,
  together,
  given,
  outcome,
  order,
}: CorrectionPlan): string {
  return JSON.stringify([
    order.status,
    order.paymentStatus,
    order.grandTotal,
    before,
    pieces,
    added,
    buyer,
    together.map(({ id }) => id),
    given.map(({ number }) => number),
    outcome,
  ])
}
