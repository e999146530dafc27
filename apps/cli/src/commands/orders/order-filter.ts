import { orderStatuses, paymentStatuses } from '@zayy/domain/orders/order-status'
import type { OrderFilter } from '@zayy/shop/orders/find-orders'
import type { Call } from '../../command-line/command.ts'
import { CommandFailure } from '../../command-line/command-failure.ts'
import { readTypedDay } from '../../read-day.ts'

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
}: Pick<Call<never, FilterName>, 'text' | 'messages'>): OrderFilter {
  const { refused } = messages.orderCommands
  const oneOf = <Value extends string>(name: 'status' | 'payment', values: readonly Value[]) => {
    const typed = text(name)?.replaceAll('-', ' ')
    const value = values.find((each) => each === typed)
    if (typed !== undefined && value === undefined)
      throw new CommandFailure(refused[name](asTyped(values)), 2)
    return value
  }
  const day = (name: 'from' | 'to') => readTypedDay(text(name), `--${name}`, refused.day)
  return {
    status: oneOf('status', orderStatuses),
    payment: oneOf('payment', paymentStatuses),
    search: text('search')?.slice(0, LONGEST),
    from: day('from'),
    to: day('to'),
  }
}

/** The values of an option as they are typed on a line: `on-hold`, in one word. */
export function asTyped(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(' ', '-')).join(', ')
}
