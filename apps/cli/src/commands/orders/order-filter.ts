import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
  statusesAfter,
} from '@zayy/domain/orders/order-status'
import { foldText } from '@zayy/domain/text/fold'
import type { OrderFilter } from '@zayy/shop/orders/find-orders'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import { type CommandMessages, commandMessages } from '../../command-line/messages.ts'
import { parseDays } from '../../option-values.ts'

/** Options that select orders. */
export const filterTexts = {
  status: 'STATUS',
  payment: 'PAYMENT',
  search: 'TEXT',
  from: 'YYYY-MM-DD',
  to: 'YYYY-MM-DD',
} as const
type FilterName = keyof typeof filterTexts

/** Maximum length of a search, in characters. */
const MAX_SEARCH_LENGTH = 100

/**
 * Parses the filter options.
 * @throws CommandFailure 2 for an unknown status or payment, or wrong days
 */
export function parseOrderFilter({
  text,
  messages,
}: Pick<Call<never, FilterName>, 'text' | 'messages'>): OrderFilter {
  const { refused } = messages.orderCommands
  const status = text('status')
  const payment = text('payment')
  const readStatus =
    status === undefined ? undefined : (parseOrderStatus(status) ?? (isRefundedWord(status) && 'refunded'))
  const readPayment = payment === undefined ? undefined : parsePaymentStatus(payment)
  if (readStatus === false) throw new CommandFailure(refused.status(shownStatusPairs(messages)), 2)
  if (payment !== undefined && !readPayment)
    throw new CommandFailure(refused.payment(paymentPairs(messages)), 2)
  return {
    status: readStatus,
    payment: readPayment,
    search: text('search')?.slice(0, MAX_SEARCH_LENGTH),
    ...parseDays(text, messages.report),
  }
}

/** Lists all statuses as they are typed, each with the word of the lists: `shipped (On its way)`. */
export function statusPairs({ api, orderCommands }: CommandMessages): string {
  return orderStatuses.map((status) => statusPair(status, api)).join(orderCommands.comma)
}

/** Adds `refunded (Refunded)`, which lists show although no command sets it. */
function shownStatusPairs(messages: CommandMessages): string {
  return [statusPairs(messages), pair('refunded', messages.api.refundedStatus)].join(
    messages.orderCommands.comma,
  )
}

function paymentPairs({ orderCommands }: CommandMessages): string {
  return paymentStatuses
    .map((status) => pair(status, orderCommands.payments[status]))
    .join(orderCommands.comma)
}

/** Descriptions of the options in the help. */
export function filterHelp(messages: CommandMessages): Record<FilterName, string> {
  const { filter } = messages.orderCommands
  return {
    ...filter,
    status: filter.status(shownStatusPairs(messages)),
    payment: filter.payment(paymentPairs(messages)),
  }
}

/** Lists the statuses that may follow each, a line each. */
export function transitionLines({ api, orderCommands }: CommandMessages): string {
  return orderStatuses
    .flatMap((from) => {
      const next = statusesAfter(from).map((status) => statusPair(status, api))
      return next.length === 0 ? [] : [`  ${statusPair(from, api)}: ${next.join(orderCommands.comma)}`]
    })
    .join('\n')
}

export function statusPair(status: OrderStatus, { statuses }: CommandMessages['api']): string {
  return pair(status, statuses[status])
}

function pair(value: string, shown: string): string {
  const typed = value.replaceAll(' ', '-')
  return foldText(value) === foldText(shown) ? typed : `${typed} (${shown})`
}

/** Parses a status (`on-hold`) or its word in the lists, in either language. Undefined for any other text. */
export function parseOrderStatus(typed: string): OrderStatus | undefined {
  return orderStatuses.find((status) =>
    isOneOf(typed, [
      status,
      ...bothLanguages.map(({ api }) => api.statuses[status]),
      ...bothLanguages.map(({ api }) => statusPair(status, api)),
      ...otherWords(status),
    ]),
  )
}

export function parsePaymentStatus(typed: string): PaymentStatus | undefined {
  return paymentStatuses.find((status) =>
    isOneOf(typed, [
      status,
      ...bothLanguages.map(({ orderCommands }) => orderCommands.payments[status]),
      ...bothLanguages.map(({ orderCommands }) => pair(status, orderCommands.payments[status])),
    ]),
  )
}

/** Recognises the word of an order that was refunded before it was sent. No command sets it as a status. */
export function isRefundedWord(typed: string): boolean {
  return isOneOf(typed, ['refunded', ...bothLanguages.map(({ api }) => api.refundedStatus)])
}

const bothLanguages = [commandMessages('ar'), commandMessages('en')]

/** Adds the American spelling. */
function otherWords(status: OrderStatus): string[] {
  return status === 'cancelled' ? ['canceled'] : []
}

function isOneOf(typed: string, words: readonly string[]): boolean {
  return words.some((word) => foldText(word) === foldText(typed))
}
