import type { Locale } from '@zayy/contract/types'
import type { Halalas } from '@zayy/domain/money'

/**
 * A page to be paid on.
 * @property returnUrl where the buyer comes back to, paid or not
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

/** The gateway's page: its id there, and the address that the buyer is sent to. */
type PaymentPage = { reference: string; url: string }

/** A card payment as the gateway tells of it. `refunded`: all that was given back of it so far, the whole of a voided one. */
export type Charge = {
  id: string
  state: 'pending' | 'paid' | 'failed' | 'refunded'
  amount: Halalas
  currency: string
  refunded: Halalas
}

/**
 * What the gateway says of a page when it is asked.
 * @property ended nothing more can be paid on it
 * @property orderId the order that it was made for, as the shop told the gateway
 * @property charges the newest last
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
 * What the gateway told of by itself: a hint to ask it about a page, never a reason to believe that something was paid.
 * @property proof what it wants to have said back, to see that the address of its events is the shop's
 */
export type GatewayEvent = { id: string; kind: string; reference: string; proof?: AddressProof | undefined }

/** The code that the gateway sent to an address, and what it calls that address. */
type AddressProof = { hookId: string; code: string }

/**
 * A payment gateway. Every call ends within a few seconds, reads a bounded answer, and throws a `GatewayError` where it
 * came to nothing.
 */
export type PaymentGateway = {
  createPage(page: PageToPay): Promise<PaymentPage>
  fetchPage(reference: string): Promise<PageStatus>
  /** Ends a page that nobody paid on. */
  cancelPage(reference: string): Promise<void>
  fetchCharge(chargeId: string): Promise<Charge>
  /** Gives so much of a paid charge back. Not safe to repeat: ask with `fetchCharge` first. */
  refund(chargeId: string, amount: Halalas): Promise<Charge>
  /** Says a code back that the gateway sent to the address of its events: until then it tells nothing there. */
  proveAddress(proof: AddressProof): Promise<void>
  /** The event in the body of a webhook; null where it is not the gateway's. Asks nobody. */
  readWebhook(body: string): GatewayEvent | null
}

/** Why the gateway was of no use: it could not be reached in time, it refused, or its answer is none that it gives. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly reason: 'unreachable' | 'refused' | 'unreadable'

  constructor(reason: GatewayError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
