/** What each kind of job carries: ids only, since what it needs is read when it is done. */
type Payloads = {
  /** The buyer's mail about a new order. */
  'order-placed': { orderId: number }
  /** Due when an order with a coupon is no longer waited for. */
  'return-coupon': { orderId: number }
}

export type JobKind = keyof Payloads

/** A job that this server has claimed. `payload` is unchecked: another version of the shop may have written it. */
export type Job = {
  id: number
  kind: string
  payload: unknown
  /** How often it was claimed, this time included. */
  attempts: number
}
