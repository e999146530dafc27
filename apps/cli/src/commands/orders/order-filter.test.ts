import { orderStatuses } from '@zayy/domain/orders/order-status'
import { orderStatusText } from '@zayy/shop/orders/status-text'
import { expect, test } from 'vitest'
import { commandMessages } from '../../command-line/messages.ts'
import { isRefundedWord, parseOrderStatus, parsePaymentStatus, statusPairs } from './order-filter.ts'

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
  ['shipped (On its way)', 'shipped'],
  ['مُعلَّق', 'on hold'],
  ['في الطريق إليك', 'shipped'],
  ['Refunded', undefined],
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
  ['paid (!)', 'paid'],
  ['تعذر الدفع', 'failed'],
  ['owed', undefined],
])('parses the payment status %j as %j', (typed, status) => {
  expect(parsePaymentStatus(typed)).toBe(status)
})

test.each(['ar', 'en'] as const)('takes every status pair that the help prints in %s', (locale) => {
  const messages = commandMessages(locale)
  const pairs = statusPairs(messages).split(messages.orderCommands.comma)
  expect(pairs.map(parseOrderStatus)).toEqual(orderStatuses)
  const words = orderStatuses.map((status) => orderStatusText({ status, paymentStatus: 'unpaid' }, locale))
  expect(words.map(parseOrderStatus)).toEqual(orderStatuses)
  expect(isRefundedWord(orderStatusText({ status: 'processing', paymentStatus: 'refunded' }, locale))).toBe(
    true,
  )
})
