import { expect, test } from 'vitest'
import { parseOrderStatus, parsePaymentStatus } from './order-filter.ts'

test.each([
  ['pending', 'pending'],
  ['on-hold', 'on hold'],
  ['On hold', 'on hold'],
  ['on_hold', 'on hold'],
  ['Being prepared', 'processing'],
  ['being-prepared', 'processing'],
  ['On its way', 'shipped'],
  ['SHIPPED', 'shipped'],
  ['canceled', 'cancelled'],
  ['قيد الانتظار', 'pending'],
  ['lost', undefined],
  ['', undefined],
])('parses the order status %j as %j', (typed, status) => {
  expect(parseOrderStatus(typed)).toBe(status)
})

test.each([
  ['paid', 'paid'],
  ['payment failed', 'failed'],
  ['غير مدفوع', 'unpaid'],
  ['مسترد', 'refunded'],
  ['owed', undefined],
])('parses the payment status %j as %j', (typed, status) => {
  expect(parsePaymentStatus(typed)).toBe(status)
})
