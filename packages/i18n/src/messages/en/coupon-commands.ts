import type { couponCommands as ar } from '../ar/coupon-commands.ts'

/** What `shop coupons …` says, in English. */
export const couponCommands = {
  about: 'The coupons of the shop.',
  list: {
    summary: 'Show the coupons that hold or will hold, with how often each was used',
    all: 'Show those that have ended or are used up too',
    none: 'There are no coupons.',
    columns: {
      code: 'coupon',
      value: 'takes off',
      state: 'state',
      starts: 'from',
      ends: 'to',
      uses: 'uses',
      perCustomer: 'each buyer',
    },
    states: { active: 'active', scheduled: 'scheduled', ended: 'ended', 'used up': 'used up' },
    fixed: (amount: string) => `${amount} SAR`,
    usesOf: (used: string, most: string) => `${used} of ${most}`,
  },
  add: {
    summary: 'Add a coupon',
    details:
      'A coupon takes off an amount or a percentage of the products’ price: say one of --amount and --percent.',
    code: 'What buyers type: up to 64 letters a-z, digits, . - _; capital and small letters are the same',
    amount: 'What it takes off an order, in SAR',
    percent: 'What it takes off an order, in percent, up to 100',
    starts: 'The first day on which it holds, such as 2026-12-01; otherwise today',
    ends: 'The last day on which it holds; otherwise it has no end',
    maxUses: 'How many orders may use it; otherwise any number',
    perCustomer:
      'How many orders of one buyer may use it, by account, email address or phone; otherwise any number',
    added: (code: string) => `The coupon ${code} is added.`,
    exists: (code: string) => `There is a coupon ${code} already.`,
    bad: {
      code: 'The code is up to 64 letters a-z, digits, . - _, and begins with a letter or digit.',
      terms: 'Say either --amount or --percent.',
      amount: '--amount is more than 0, such as 45 or 45.50.',
      percent: '--percent is more than 0 and at most 100, with up to 2 decimals.',
      day: (option: string) => `${option} is a day such as 2026-12-01.`,
      order: 'The last day is before the first.',
      past: 'The last day has passed already.',
      maxUses: '--max-uses is a whole number from 1 to 1000000000.',
      perCustomer: '--per-customer is a whole number from 1 to 1000000000.',
    },
  },
  end: {
    summary: 'End a coupon at once; orders that used it keep their price',
    code: 'The coupon’s code',
    question: (code: string) => `End the coupon ${code}? No command brings it back.`,
    ended: (code: string) => `The coupon ${code} has ended.`,
    alreadyEnded: (code: string) => `The coupon ${code} had ended already.`,
    unknown: (code: string) => `There is no coupon ${code}.`,
  },
} satisfies typeof ar
