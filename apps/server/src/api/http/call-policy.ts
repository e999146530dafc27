import type { Limit } from '@zayy/shop/limits/consume-rate-limit'

/** What holds for a call on the HTTP road only. */
export type CallPolicy = { public: boolean; limits: Limit[] }

const minute = 60
const day = 24 * 60 * 60

/** A GET is public unless it says otherwise: anybody gets the same answer, which may be kept and asked for again. */
const policies: Record<string, CallPolicy> = {
  'checkout.coupon': {
    public: false,
    limits: [
      { name: 'coupon', most: 20, seconds: minute },
      { name: 'coupon', most: 300, seconds: day },
    ],
  },
  'orders.place': {
    public: false,
    limits: [
      { name: 'order', most: 30, seconds: minute },
      { name: 'order', most: 300, seconds: day },
    ],
  },
  'orders.billByToken': { public: false, limits: [{ name: 'bill', most: 60, seconds: minute }] },
}

/** The policy of a call by its place in the contract, such as `orders.place`. */
export function callPolicy(path: readonly string[], method: string): CallPolicy {
  return policies[path.join('.')] ?? { public: method === 'GET' || method === 'HEAD', limits: [] }
}
