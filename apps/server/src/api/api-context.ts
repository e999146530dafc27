import type { Locale } from '@zayy/contract/types'
import type { ChangeListener } from '@zayy/platform/cache/change-notices'
import type { Database } from '@zayy/platform/postgres/database'
import type { InvoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import type { ReceiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import type { RefusalKind } from '../lifecycle/refusal-log.ts'
import type { Actor } from './actor.ts'
import type { SetCookies } from './set-cookies.ts'
import type { SharedData } from './shared-data.ts'

/** What every call knows beside its input, whether it comes over HTTP or in process. */
export type ApiContext = {
  database: Database
  shared: SharedData
  /** What links and codes are signed with. */
  keys: Keys
  /** What sets invoices as PDF. */
  typesetter: InvoiceTypesetter
  /** What cards are taken with; without it the shop takes none. */
  payments?: PaymentTools | undefined
  /** What makes of a receipt that was sent what is kept. */
  receiptCleaner: ReceiptCleaner
  /** The language of the path: names, messages and statuses are in it. */
  locale: Locale
  now: () => Date
  actor: Actor
  /** The login token that was sent, valid or not. */
  token?: string | undefined
  /** How the browser or program names itself; in process there is none. */
  userAgent?: string | undefined
  /** Whose call it is, as limits count clients; in process there is none. */
  client?: string
  /** The key of an attempt to reset a password, as its cookie brought it. */
  resetAttempt?: string | undefined
  /** The cookie by which accounts know this device. */
  knownDevices?: string | undefined
  /** The browser sends the login's token, but its pages no longer know that somebody is logged in. */
  sessionHintMissing?: boolean
  /** How many times as much as usual is allowed: 1000 with LIMITS=relaxed. */
  limitMultiplier?: number
  /** Told of errors that the call survived. */
  report?: (error: unknown) => void
  /** Told of codes that were refused. */
  noteRefusal?: (kind: RefusalKind) => void
  /** Told of a login that begins. */
  noteLogin?: (customerId: number) => void
  /** Where the cookies of the answer are set; in process there is none. */
  cookies?: SetCookies
  /** Told of what the call changed before it is answered; in process, where nothing is changed, there is none. */
  changeListener?: ChangeListener | undefined
  /** The header Idempotency-Key of POST /orders. */
  idempotencyKey?: string | undefined
}
