import type { Locale } from '@zayy/contract/types'
import type { Halalas } from '@zayy/domain/money'

/**
 * @property returnUrl where the buyer returns to, paid or not
 * @property returnId the shop's own id of this page
 */
type PageToPay = {
  orderId: number
  orderCode: string
  returnId: string
  amount: Halalas
  description: string
  locale: Locale
  returnUrl: string
  expiresAt: Date
}

/** The gateway's id and URL of the page. */
type PaymentPage = { reference: string; url: string }

/** A card payment at the gateway. `refunded`: total refunded so far; the whole amount of a voided one. */
export type Charge = {
  id: string
  state: 'pending' | 'paid' | 'failed' | 'refunded'
  amount: Halalas
  currency: string
  refunded: Halalas
}

/**
 * @property ended true if it can no longer be paid
 * @property orderId the shop's id, which it sent to the gateway
 * @property charges newest last
 */
export type PageStatus = {
  reference: string
  amount: Halalas
  currency: string
  orderId: string | undefined
  returnId: string | undefined
  ended: boolean
  charges: Charge[]
}

/**
 * A hint to fetch a page; never proof of a payment.
 * @property proof code to return as proof of the webhook address
 */
export type GatewayEvent = { id: string; kind: string; reference: string; proof?: AddressProof | undefined }

/** The code that the gateway sent to an address, and the gateway's id of that address. */
type AddressProof = { hookId: string; code: string }

/**
 * Every call ends within a few seconds, limits the size of the answer, and throws a `GatewayError` on failure.
 */
export type PaymentGateway = {
  createPage(page: PageToPay): Promise<PaymentPage>
  fetchPage(reference: string): Promise<PageStatus>
  /** Ends an unpaid page. */
  cancelPage(reference: string): Promise<void>
  fetchCharge(chargeId: string): Promise<Charge>
  /** Returns the code that the gateway sent to the webhook address. The gateway sends no events before. */
  refund(chargeId: string, amount: Halalas): Promise<Charge>
  /** Returns the code that the gateway sent to the webhook address; before that it sends no events. */
  proveAddress(proof: AddressProof): Promise<void>
  /** Parses a webhook body; null if it is not the gateway's. Makes no request. */
  readWebhook(body: string): GatewayEvent | null
}

/** The gateway was unreachable, refused, or gave an unreadable answer. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly reason: 'unreachable' | 'refused' | 'unreadable'

  constructor(reason: GatewayError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
