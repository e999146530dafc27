import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@zayy/domain/orders/order-status'
import { foldText } from '@zayy/domain/text/fold'
import type { Locale } from '@zayy/i18n/locale'
import { api as arabicApi } from '@zayy/i18n/messages/ar/api'
import { orderCommands as ar } from '@zayy/i18n/messages/ar/order-commands'
import { api as englishApi } from '@zayy/i18n/messages/en/api'
import { orderCommands as en } from '@zayy/i18n/messages/en/order-commands'
import type { OrderFilter } from '@zayy/shop/orders/find-orders'
import { statusText } from '@zayy/shop/orders/status-text'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import { parseDay } from '../../option-values.ts'

/** Options that select orders. */
export const filterTexts = {
  status: 'STATUS',
  payment: 'PAYMENT',
  search: 'TEXT',
  from: 'YYYY-MM-DD',
  to: 'YYYY-MM-DD',
} as const
type FilterName = keyof typeof filterTexts

/** Maximum length of a search: characters. */
const MAX_SEARCH_LENGTH = 100

/**
 * Parses the filter options.
 * @throws CommandFailure 2 for an unknown status, payment or day
 */
export function parseOrderFilter({
  text,
  messages,
  locale,
}: Pick<Call<never, FilterName>, 'text' | 'messages' | 'locale'>): OrderFilter {
  const { refused } = messages.orderCommands
  const status = text('status')
  const payment = text('payment')
  const readStatus = status === undefined ? undefined : parseOrderStatus(status)
  const readPayment = payment === undefined ? undefined : parsePaymentStatus(payment)
  if (status !== undefined && isRefundedWord(status)) throw new CommandFailure(refused.refundedStatus, 2)
  if (status !== undefined && !readStatus) throw new CommandFailure(refused.status(namedStatuses(locale)), 2)
  if (payment !== undefined && !readPayment)
    throw new CommandFailure(
      refused.payment(
        paymentStatuses.map((each) => named(each, messages.orderCommands.payments[each])).join(', '),
      ),
      2,
    )
  const day = (name: 'from' | 'to') => parseDay(text(name), `--${name}`, refused.day)
  return {
    status: readStatus,
    payment: readPayment,
    search: text('search')?.slice(0, MAX_SEARCH_LENGTH),
    from: day('from'),
    to: day('to'),
  }
}

/** Lists all statuses as they are typed, each with its label: `shipped (On its way)`. */
export function namedStatuses(locale: Locale): string {
  return orderStatuses.map((status) => named(status, statusText(status, locale))).join(', ')
}

function named(value: string, shown: string): string {
  const typed = value.replaceAll(' ', '-')
  return foldText(value) === foldText(shown) ? typed : `${typed} (${shown})`
}

/** Parses a status (`on-hold`) or its label in either language. Undefined for any other text. */
export function parseOrderStatus(typed: string): OrderStatus | undefined {
  return orderStatuses.find((status) =>
    isOneOf(typed, [status, statusText(status, 'ar'), statusText(status, 'en'), ...otherWords(status)]),
  )
}

export function parsePaymentStatus(typed: string): PaymentStatus | undefined {
  return paymentStatuses.find((status) => isOneOf(typed, [status, ar.payments[status], en.payments[status]]))
}

/** Recognises the label of an order that was refunded before it was sent. The label is not a status. */
export function isRefundedWord(typed: string): boolean {
  return isOneOf(typed, [arabicApi.refundedStatus, englishApi.refundedStatus])
}

/** Adds the American spelling. */
function otherWords(status: OrderStatus): string[] {
  return status === 'cancelled' ? ['canceled'] : []
}

function isOneOf(typed: string, words: readonly string[]): boolean {
  return words.some((word) => foldText(word) === foldText(typed))
}
