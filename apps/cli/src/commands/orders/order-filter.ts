import { orderStatuses, paymentStatuses } from '@zayy/domain/orders/order-status'
import { foldText } from '@zayy/domain/text/fold'
import type { Locale } from '@zayy/i18n/locale'
import type { OrderFilter } from '@zayy/shop/orders/find-orders'
import { statusText } from '@zayy/shop/orders/status-text'
import { type Call, CommandFailure } from '../../command-line/command.ts'
import { readTypedDay } from '../../read-day.ts'
import { isRefundedWord, readOrderStatus, readPaymentStatus } from './read-status.ts'

/** The options that say which orders are meant. */
export const filterTexts = {
  status: 'STATUS',
  payment: 'PAYMENT',
  search: 'TEXT',
  from: 'YYYY-MM-DD',
  to: 'YYYY-MM-DD',
} as const
type FilterName = keyof typeof filterTexts

/** The longest text that is searched for. */
const LONGEST = 100

/**
 * Which orders were asked for.
 * @throws CommandFailure 2 for what names no status, payment or day
 */
export function readOrderFilter({
  text,
  messages,
  locale,
}: Pick<Call<never, FilterName>, 'text' | 'messages' | 'locale'>): OrderFilter {
  const { refused } = messages.orderCommands
  const status = text('status')
  const payment = text('payment')
  const readStatus = status === undefined ? undefined : readOrderStatus(status)
  const readPayment = payment === undefined ? undefined : readPaymentStatus(payment)
  if (status !== undefined && isRefundedWord(status)) throw new CommandFailure(refused.refundedStatus, 2)
  if (status !== undefined && !readStatus) throw new CommandFailure(refused.status(namedStatuses(locale)), 2)
  if (payment !== undefined && !readPayment)
    throw new CommandFailure(
      refused.payment(
        paymentStatuses.map((each) => named(each, messages.orderCommands.payments[each])).join(', '),
      ),
      2,
    )
  const day = (name: 'from' | 'to') => readTypedDay(text(name), `--${name}`, refused.day)
  return {
    status: readStatus,
    payment: readPayment,
    search: text('search')?.slice(0, LONGEST),
    from: day('from'),
    to: day('to'),
  }
}

/** All statuses as they are typed on a line, each with the word that the lists show: `shipped (On its way)`. */
export function namedStatuses(locale: Locale): string {
  return orderStatuses.map((status) => named(status, statusText(status, locale))).join(', ')
}

function named(value: string, shown: string): string {
  const typed = value.replaceAll(' ', '-')
  return foldText(value) === foldText(shown) ? typed : `${typed} (${shown})`
}
