import type { Locale } from '@zayy/contract/types'
import type { NationalAddressRule } from '@zayy/domain/checkout/national-address'
import type { ChangeListener } from '@zayy/platform/cache/change-notices'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import type { NationalAddressLookup } from '@zayy/shop/addresses/find-national-parts'
import type { InvoiceTypesetter } from '@zayy/shop/invoicing/invoice-typesetter'
import type { PaymentTools } from '@zayy/shop/payments/confirm-payment'
import type { ReceiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import type { RejectionKind } from '../lifecycle/rejection-log.ts'
import type { Actor } from './actor.ts'
import type { SetCookies } from './set-cookies.ts'
import type { SharedData } from './shared-data.ts'

/** Context of a call, over HTTP or in process. In process, optional properties are missing. */
export type ApiContext = {
  database: Database
  shared: SharedData
  keys: Keys
  typesetter: InvoiceTypesetter
  /** Without it the shop takes no cards. */
  payments?: PaymentTools | undefined
  /** Default if the owner chose no rule. Without it, the National Address is optional. */
  nationalAddress?: NationalAddressRule | undefined
  /** Completes the short address of an order. Without it nothing is looked up. */
  lookUpAddress?: NationalAddressLookup | undefined
  /** Sanitises an uploaded receipt before it is stored. */
  receiptCleaner: ReceiptCleaner
  /** Language of the path. */
  locale: Locale
  now: () => Date
  actor: Actor
  /** Session token, which may be invalid. */
  token?: string | undefined
  userAgent?: string | undefined
  /** Rate-limit key of the client. */
  client?: string
  /** Cookie with the key of a password reset. */
  resetAttempt?: string | undefined
  /** Cookie by which accounts recognise this device. */
  knownDevices?: string | undefined
  /** True if the browser sends the session token but has lost the `signed_in` cookie that its scripts read. */
  sessionHintMissing?: boolean
  /** Factor for limits: 1, or 1000 with LIMITS=relaxed. */
  limitMultiplier?: number
  /** Reports an error that does not fail the call. */
  report?: (error: unknown) => void
  recordRejection?: (kind: RejectionKind) => void
  recordLogin?: (customerId: number) => void
  /** Cookies to set with the response. */
  cookies?: SetCookies
  /** Called before a call that changed something responds, so that a follow-up request never reads a stale cache. In process nothing is changed. */
  changeListener?: ChangeListener | undefined
  idempotencyKey?: string | undefined
}
