import type { Limit } from '@zayy/shop/limits/consume-rate-limit'
import type { KeptQuery } from './kept-address.ts'

/** What holds for a call on the HTTP road only. */
export type CallPolicy = {
  public: boolean
  limits: Limit[]
  query: KeptQuery
  /** What its body may weigh: bytes. */
  greatestBody: number
}

const minute = 60
const day = 24 * 60 * 60

/** A GET is public unless it says otherwise: anybody gets the same answer, which may be kept and asked for again. */
const policies: Record<string, Pick<CallPolicy, 'public' | 'limits'>> = {
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

/** Queries of the public calls. One that is not listed here has none. */
const queries: Record<string, KeptQuery> = {
  'catalog.products': {
    kept: ['page', 'category_id', 'is_men', 'is_women', 'is_child', 'avg_rate', 'sort'],
    open: ['search'],
  },
  'catalog.cartProducts': { kept: [], open: ['ids'] },
  'catalog.rates': { kept: ['page'], open: [] },
  'content.blogs': { kept: ['page', 'blog_category_id'], open: ['search'] },
}

/** An order of many products, colours and sizes as a form; nothing else that is sent needs more than a page of text. */
const greatestOrder = 256 * 1024
const greatestOther = 16 * 1024

const noQuery: KeptQuery = { kept: [], open: [] }

/** The policy of a call by its place in the contract, such as `orders.place`. */
export function callPolicy(path: readonly string[], method: string): CallPolicy {
  const name = path.join('.')
  const policy = policies[name] ?? { public: method === 'GET' || method === 'HEAD', limits: [] }
  const greatestBody = name === 'orders.place' ? greatestOrder : greatestOther
  return { ...policy, query: queries[name] ?? noQuery, greatestBody }
}
