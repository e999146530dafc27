import { randomUUID } from 'node:crypto'
import { isInputErrorCode } from '@zayy/contract/error-codes'
import { enteredOrder } from '@zayy/contract/orders/order-input'
import type { Bill, Locale } from '@zayy/contract/types'
import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { fromSar, type Sar } from '@zayy/domain/money'
import type { Database, Executor, Transaction } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { DomainError, type ValidationIssues } from '../domain-error.ts'
import { findTransferAccount } from '../settings/find-transfer-account.ts'
import { getBill } from './get-bill.ts'
import { isTakenCode, type PlaceOrderOptions, placeIn } from './place-order.ts'

/** An order as the shop typed it: the fields of a guest's order (contract, POST /orders), with an optional e-mail address. */
export type TypedOrder = Record<string, unknown>

/** @property by who enters it, for the audit trail */
type AddOrderOptions = { locale: Locale; now: Date; by: string }

/** Wrong fields by their paths, or the reason why a total cannot be charged. */
type OrderRefused = { kind: 'refused'; issues: ValidationIssues }

/** @property twin code of an order of the last day with the same phone, pieces and total */
export type OrderChecked = { kind: 'possible'; bill: Bill; twin: string | null } | OrderRefused

/** `twin`: see `OrderChecked` */
export type OrderAdded =
  | { kind: 'added'; bill: Bill }
  | { kind: 'totalChanged' }
  | { kind: 'twin'; code: string }
  | OrderRefused

/**
 * Returns the bill that an order would have. Changes nothing: the order is placed and rolled back, so its code, numbers and
 * token belong to no order.
 */
export async function checkOrder(
  database: Database,
  keys: Keys,
  typed: TypedOrder,
  options: AddOrderOptions,
): Promise<OrderChecked> {
  const placed = await placingOf(database, typed, options)
  if (placed.kind === 'refused') return placed
  try {
    await inTransaction(database, async (transaction) => {
      const id = await placeIn(transaction, placed.input, placed.options)
      throw new RolledBack(await getBill(transaction, keys, options.locale, id))
    })
    throw new Error('The draft of an order was committed')
  } catch (error) {
    if (error instanceof RolledBack)
      return { kind: 'possible', bill: error.bill, twin: await findTwin(database, error.bill) }
    return refusalOf(error)
  }
}

class RolledBack extends Error {
  readonly bill: Bill

  constructor(bill: Bill) {
    super('An order was only tried')
    this.bill = bill
  }
}

/**
 * Places an order for a customer who called or wrote, by the same use case as the storefront. It awaits a bank transfer, or a
 * card payment if the shop has no bank account; its bill offers both.
 * @param entry `expectedTotal`: the total that was shown; if it has changed, nothing is placed. `isAnother`: places the order
 *   even if it has a twin
 */
export async function addOrder(
  database: Database,
  keys: Keys,
  { typed, expectedTotal, isAnother }: { typed: TypedOrder; expectedTotal: Sar; isAnother: boolean },
  options: AddOrderOptions,
): Promise<OrderAdded> {
  const placed = await placingOf(database, typed, options)
  if (placed.kind === 'refused') return placed
  try {
    const input = { ...placed.input, expected_total: expectedTotal }
    const place = async (transaction: Transaction) => {
      // Serialises orders entered for one phone, so that of two concurrent ones the second sees the first.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${input.phone}`}))`)
      const id = await placeIn(transaction, input, placed.options)
      const bill = await getBill(transaction, keys, options.locale, id)
      const twin = isAnother ? null : await findTwin(transaction, bill)
      if (twin !== null) throw new TwinFound(twin)
      return bill
    }
    return { kind: 'added', bill: await inTransaction(database, place, { repeats: isTakenCode }) }
  } catch (error) {
    if (error instanceof TwinFound) return { kind: 'twin', code: error.code }
    if (error instanceof DomainError && error.code === 'sumsChanged') return { kind: 'totalChanged' }
    return refusalOf(error)
  }
}

/** Rolls an order back. */
class TwinFound extends Error {
  readonly code: string

  constructor(code: string) {
    super('An order was entered twice')
    this.code = code
  }
}

async function placingOf(database: Database, typed: TypedOrder, { by, ...options }: AddOrderOptions) {
  const payment_method = (await findTransferAccount(database)) === null ? 1 : 0
  const read = enteredOrder.safeParse({ ...typed, payment_method })
  if (!read.success) {
    const issues: ValidationIssues = {}
    for (const { path, message } of read.error.issues)
      issues[path.join('.')] ??= [isInputErrorCode(message) ? message : 'required']
    return { kind: 'refused' as const, issues }
  }
  const input = { ...read.data, email: read.data.email ?? '' }
  // Mail limits protect against strangers, so each order entered by the shop counts as a separate client.
  const client = randomUUID()
  const placing: PlaceOrderOptions = { ...options, client, cardPayment: true, enteredBy: by }
  return { kind: 'read' as const, input, options: placing }
}

/** @throws any error that is not about the order */
function refusalOf(error: unknown): OrderRefused {
  if (error instanceof DomainError && error.details.errors)
    return { kind: 'refused', issues: error.details.errors }
  throw error
}

/** Finds a recent order that may be the same one, entered before or placed by the customer. */
async function findTwin(database: Executor, bill: Bill): Promise<string | null> {
  const pieces = bill.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const [twin] = await database
    .select({ code: orders.code })
    .from(orders)
    .where(
      and(
        gt(orders.createdAt, sql`now() - interval '1 day'`),
        eq(orders.buyerPhone, bill.buyer.phone),
        eq(orders.grandTotal, fromSar(bill.grand_total)),
        eq(orders.pieces, pieces),
        ne(orders.status, 'cancelled'),
        ne(orders.code, bill.code),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return twin?.code ?? null
}
