import type { routes } from './routes.ts'

/**
 * At most `max` calls per client in `seconds`. An IPv6 client counts for its wider networks too (`networksOf`).
 *
 * @property counts which calls. `calls`: every one, in a sliding window in the memory of each server. The others are counted
 *   in the database for all servers together, and taken before the call does anything, so that of many at once no more than
 *   `max` go through; a call that the limit does not count gives its place back. `successes`; `failures` (404, 422), after which every
 *   call is refused, where success tells a guesser something; `maskedFailures`, after which a failing call is refused without
 *   its reason and the others go on
 */
export type RateLimit = {
  name: string
  counts: 'calls' | 'successes' | 'failures' | 'maskedFailures'
  max: number
  seconds: number
  /** Counted for each address in the field `email` apart. */
  perEmail?: boolean
  /**
   * Counted for the account of the address in the field `email`, from any client. A device on which the account was logged in to
   * before has a count of its own.
   */
  perAccount?: boolean
  /** Counted for the customer who is logged in, from any address, instead of for the client. */
  perCustomer?: boolean
  /** Only calls with this field count; of those that fail, only refusals that name it. */
  field?: string
}

/** The query of a call: fields whose few values each have an answer worth keeping, and those that anybody can invent. */
export type CacheableQuery = { kept: readonly string[]; open: readonly string[] }

export type BodyType = 'json' | 'urlencoded' | 'multipart'

/** What a body of each type may weigh: bytes. */
export type BodySizes = Readonly<Partial<Record<BodyType, number>>>

/**
 * What holds for a call before it is answered. Nothing is assumed: each call says all of it, or the server does not
 * start.
 *
 * @property access who may make it. `guestOrCustomer`: anybody, but not with a login that has ended, so that nobody becomes
 *   a guest unawares
 * @property origin `own`: refused (403) when a page of another site sends it. Every call that changes something says so
 * @property cache `public`: the same answer for everybody, which caches may keep; `private`: stored by nobody
 * @property bodies which types of body it takes, and what one of each type may weigh: bytes. Any other type is a 415
 * @property limits how often one client address may make it; all of them hold
 */
export type CallPolicy = {
  access: 'anybody' | 'guestOrCustomer' | 'customer'
  origin: 'any' | 'own'
  cache: 'public' | 'private'
  bodies: BodySizes
  limits: readonly RateLimit[]
  query: CacheableQuery
}

const minute = 60
const hour = 60 * minute
const day = 24 * 60 * 60

const kilobyte = 1_024

/** A body of any type, of at most so many bytes. JSON and urlencoded forms are parsed in one go: never above 256 KB. */
const anyBody = (bytes: number): BodySizes => ({ json: bytes, urlencoded: bytes, multipart: bytes })

const publicRead = {
  access: 'anybody',
  origin: 'any',
  cache: 'public',
  // Enough for a page of text.
  bodies: anyBody(16 * kilobyte),
  limits: [],
  query: { kept: [], open: [] },
} as const satisfies CallPolicy

const privateRead = { ...publicRead, cache: 'private' } as const satisfies CallPolicy

const change = { ...privateRead, origin: 'own' } as const satisfies CallPolicy

/** Whoever has found a login open must not find out its password by it, wherever it is asked for. */
const passwordGuesses = {
  name: 'change-password',
  counts: 'failures',
  max: 10,
  seconds: hour,
  perCustomer: true,
} as const satisfies RateLimit

/** What a customer reads of their own. */
const ownRead = { ...privateRead, access: 'customer' } as const satisfies CallPolicy

const changeOfAddresses = {
  ...change,
  access: 'customer',
  limits: [{ name: 'address', counts: 'calls', max: 60, seconds: minute }],
} as const satisfies CallPolicy

/** Wherever a coupon's code is tried. */
const couponLimits = [
  { name: 'coupon', counts: 'calls', max: 20, seconds: minute },
  { name: 'coupon', counts: 'failures', max: 100, seconds: day },
] as const satisfies readonly RateLimit[]

/** The policy of every call, by feature and procedure. */
const policies = {
  settings: {
    get: publicRead,
  },
  home: {
    get: publicRead,
    sponsors: publicRead,
  },
  catalog: {
    products: {
      ...publicRead,
      query: {
        kept: ['page', 'category_id', 'is_men', 'is_women', 'is_child', 'avg_rate', 'sort'],
        open: ['search', 'colors', 'sizes'],
      },
    },
    suggest: {
      ...publicRead,
      // A fast typist causes five a second for a few seconds; an office behind one address several of them.
      limits: [{ name: 'suggest', counts: 'calls', max: 300, seconds: minute }],
      query: { kept: [], open: ['search'] },
    },
    product: publicRead,
    related: publicRead,
    orderTemplate: {
      ...publicRead,
      // A file is made for each product and language once, and then kept: more than these a person does not open.
      limits: [{ name: 'order-template', counts: 'calls', max: 60, seconds: minute }],
    },
    rates: { ...publicRead, query: { kept: ['page', 'rate'], open: [] } },
    cartProducts: { ...publicRead, query: { kept: [], open: ['ids'] } },
    productCards: { ...publicRead, query: { kept: [], open: ['ids'] } },
    category: publicRead,
  },
  content: {
    sectionAboutus: publicRead,
    page: publicRead,
    blogs: { ...publicRead, query: { kept: ['page', 'blog_category_id'], open: ['search'] } },
    blog: publicRead,
    blogCategories: publicRead,
  },
  places: {
    countries: publicRead,
    cities: publicRead,
    areas: publicRead,
  },
  contact: {
    send: {
      ...change,
      // 4,000 characters, each of two units that JSON escapes (\ud83e\uddf5).
      bodies: anyBody(64 * kilobyte),
      limits: [
        { name: 'contact', counts: 'calls', max: 20, seconds: minute },
        { name: 'contact', counts: 'successes', max: 5, seconds: hour },
      ],
    },
    subscribe: {
      ...change,
      limits: [
        { name: 'subscribe', counts: 'calls', max: 20, seconds: minute },
        { name: 'subscribe', counts: 'successes', max: 10, seconds: hour },
      ],
    },
    // Mail providers call it for many of their users from a few addresses.
    unsubscribe: {
      ...change,
      limits: [{ name: 'unsubscribe', counts: 'calls', max: 300, seconds: minute }],
    },
  },
  accounts: {
    signup: {
      ...change,
      limits: [
        { name: 'signup', counts: 'calls', max: 30, seconds: hour },
        // Whether an address has an account is told, but not of many.
        { name: 'signup', counts: 'failures', max: 30, seconds: hour },
        { name: 'signup', counts: 'successes', max: 5, seconds: hour },
      ],
    },
    login: {
      ...change,
      limits: [
        { name: 'login', counts: 'calls', max: 60, seconds: minute },
        { name: 'login', counts: 'failures', max: 5, seconds: 15 * minute, perEmail: true },
        { name: 'login', counts: 'failures', max: 30, seconds: hour },
        { name: 'login-account', counts: 'failures', max: 30, seconds: hour, perAccount: true },
      ],
    },
    // A GET that changes something: what leads here from elsewhere logs nobody out.
    logout: { ...privateRead, access: 'customer', origin: 'own' },
    logoutEverywhere: { ...change, access: 'customer' },
    sessions: ownRead,
    endSession: {
      ...change,
      access: 'customer',
      limits: [{ name: 'sessions', counts: 'calls', max: 60, seconds: minute }],
    },
    profile: { ...privateRead, access: 'customer' },
    updateProfile: {
      ...change,
      access: 'customer',
      limits: [
        { name: 'profile', counts: 'calls', max: 30, seconds: minute },
        // Whether an address has an account is told, but not of many: of one that has, as at sign-up; of one that has none, with the password alone.
        { name: 'profile', counts: 'maskedFailures', max: 30, seconds: hour },
        { ...passwordGuesses, field: 'password' },
        // Each has a mail sent to the address before.
        {
          name: 'email-change',
          counts: 'successes',
          max: 5,
          seconds: day,
          perCustomer: true,
          field: 'password',
        },
      ],
    },
    changePassword: {
      ...change,
      access: 'customer',
      limits: [{ name: 'change-password', counts: 'calls', max: 30, seconds: minute }, passwordGuesses],
    },
    forgetPassword: {
      ...change,
      limits: [
        { name: 'forget-password', counts: 'calls', max: 30, seconds: minute },
        { name: 'forget-password', counts: 'successes', max: 30, seconds: hour },
      ],
    },
    confirmOtp: {
      ...change,
      limits: [
        { name: 'confirm-otp', counts: 'calls', max: 60, seconds: minute },
        { name: 'confirm-otp', counts: 'failures', max: 10, seconds: day },
      ],
    },
    resetPassword: {
      ...change,
      limits: [{ name: 'reset-password', counts: 'calls', max: 30, seconds: minute }],
    },
    claimOrders: {
      ...change,
      access: 'customer',
      limits: [
        { name: 'claim-orders', counts: 'calls', max: 30, seconds: minute },
        // Each has a mail sent.
        { name: 'claim-orders', counts: 'successes', max: 3, seconds: day, perCustomer: true },
      ],
    },
    confirmOrderClaim: {
      ...change,
      access: 'customer',
      limits: [{ name: 'confirm-claim', counts: 'calls', max: 30, seconds: minute }],
    },
  },
  addresses: {
    list: ownRead,
    get: ownRead,
    add: changeOfAddresses,
    update: changeOfAddresses,
    remove: changeOfAddresses,
  },
  reviews: {
    own: ownRead,
    rate: {
      ...change,
      access: 'customer',
      // 2,000 characters that are escaped, of which an emoji takes 12 bytes.
      bodies: anyBody(32 * kilobyte),
      limits: [
        { name: 'rate', counts: 'calls', max: 30, seconds: minute },
        // With each review, what the shop keeps of its pages is made anew.
        { name: 'rate', counts: 'successes', max: 10, seconds: day, perCustomer: true },
      ],
    },
  },
  checkout: {
    coupon: { ...privateRead, limits: couponLimits },
  },
  orders: {
    place: {
      ...privateRead,
      access: 'guestOrCustomer',
      origin: 'own',
      // 900 lines as a multipart form.
      bodies: anyBody(256 * kilobyte),
      limits: [
        { name: 'order', counts: 'calls', max: 30, seconds: minute },
        { name: 'order', counts: 'successes', max: 300, seconds: day },
        { name: 'order', counts: 'maskedFailures', max: 300, seconds: day },
        ...couponLimits.map((limit) => ({ ...limit, field: 'coupon_code' })),
      ],
    },
    list: ownRead,
    get: ownRead,
    summary: ownRead,
    billByToken: { ...privateRead, limits: [{ name: 'bill', counts: 'calls', max: 60, seconds: minute }] },
    sendReceipt: {
      ...change,
      // A file of 5 MB, and the form around it.
      bodies: { multipart: 5 * kilobyte * kilobyte + 16 * kilobyte },
      limits: [
        { name: 'receipt', counts: 'calls', max: 10, seconds: minute },
        { name: 'receipt', counts: 'successes', max: 20, seconds: day },
      ],
    },
    // Each is set anew.
    invoicePdf: {
      ...privateRead,
      limits: [{ name: 'invoice-pdf', counts: 'calls', max: 20, seconds: minute }],
    },
    creditNotePdf: {
      ...privateRead,
      limits: [{ name: 'credit-note-pdf', counts: 'calls', max: 20, seconds: minute }],
    },
    // Each asks the gateway.
    pay: { ...change, limits: [{ name: 'pay', counts: 'calls', max: 20, seconds: minute }] },
  },
} as const satisfies {
  [Feature in keyof typeof routes]: { [Procedure in keyof (typeof routes)[Feature]]: CallPolicy }
}

const byName = new Map<string, CallPolicy>(
  Object.entries(policies).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([procedure, policy]): [string, CallPolicy] => [
      `${feature}.${procedure}`,
      policy,
    ]),
  ),
)

/**
 * The policy of a call by its place in the contract, such as `['orders', 'place']`.
 * @throws where none is declared: a call without a policy is made by nobody
 */
export function policyOf(path: readonly string[]): CallPolicy {
  const policy = byName.get(path.join('.'))
  if (!policy) throw new Error(`No policy is declared for the call ${path.join('.')}`)
  return policy
}
