import type { couponCommands as ar } from '../ar/coupon-commands.ts'

/** Messages of `shop coupons …`, in English. */
export const couponCommands = {
  about: 'Coupons.',
  list: {
    summary: 'List active and scheduled coupons, and how often each was used',
    all: 'Also list those that have ended or are used up',
    none: 'There are no coupons.',
    columns: {
      code: 'coupon',
      value: 'discount',
      state: 'status',
      starts: 'from',
      ends: 'to',
      uses: 'uses',
      perCustomer: 'per buyer',
    },
    states: { active: 'active', scheduled: 'scheduled', ended: 'ended', 'used up': 'used up' },
    fixed: (amount: string) => `SAR ${amount}`,
    usesOf: (used: string, most: string) => `${used} of ${most}`,
  },
  add: {
    summary: 'Add a coupon',
    details:
      'A coupon takes an amount or a percentage off the price of the products: give --amount or --percent.',
    CODE: 'What buyers type: up to 64 letters a-z, digits, . - _; upper and lower case are the same',
    amount: 'The discount on an order, in SAR',
    percent: 'The discount on an order, in percent, up to 100',
    starts: 'The first day it is valid, such as 2026-12-01; by default today',
    ends: 'The last day it is valid; by default it never ends',
    'max-uses': 'How many orders may use it; by default any number',
    'per-customer':
      'How many orders of one buyer may use it, by account, email or phone; by default any number',
    added: (code: string) => `The coupon ${code} has been added.`,
    exists: (code: string) => `The coupon ${code} already exists: choose another code.`,
    bad: {
      code: 'A code is up to 64 letters a-z, digits, . - _, and begins with a letter or digit.',
      terms: 'Give either --amount or --percent.',
      amount: '--amount must be more than 0, such as 45 or 45.50.',
      fraction: (typed: string, percent: string) =>
        `--percent ${typed} is less than one percent: did you mean ${percent}?`,
      percent: '--percent must be more than 0 and at most 100, with up to 2 decimals.',
      day: (option: string, gregorian?: string) =>
        gregorian === undefined
          ? `${option} must be a day such as 2026-12-01.`
          : `${option} is a Hijri day; give the Gregorian day, ${gregorian}.`,
      order: '--ends is before --starts.',
      past: 'The last day has already passed.',
      maxUses: '--max-uses must be a whole number from 1 to 1000000000.',
      perCustomer: '--per-customer must be a whole number from 1 to 1000000000.',
    },
  },
  end: {
    summary: 'End a coupon now; orders that used it keep their prices',
    CODE: 'The coupon’s code',
    question: (code: string) => `End the coupon ${code}? No command brings it back.`,
    ended: (code: string) => `The coupon ${code} has ended.`,
    alreadyEnded: (code: string) => `The coupon ${code} has already ended.`,
    unknown: (code: string) => `There is no coupon ${code}.`,
  },
} satisfies typeof ar
