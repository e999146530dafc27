import { add, fromSar, toSar, ZERO } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatAmount } from '@zayy/i18n/numbers'
import type { CommandMessages } from '../../../command-line/messages.ts'
import { type Bill, packingTable } from '../show.ts'

/** Shows an order before it is entered: the buyer, the pieces, and the sums as on the bill. */
export function orderPreview(bill: Bill, messages: CommandMessages, columns: number | null): string {
  const { orderCommands, orderEntry } = messages
  const { show } = orderCommands
  const { buyer } = bill
  const rows: [string, string | null][] = [
    [show.buyer, [buyer.name, buyer.company?.name, buyer.company?.vat_number].filter(Boolean).join(' · ')],
    [show.contact, [buyer.phone, buyer.email].filter(Boolean).join(' · ')],
    [show.address, buyer.address],
    [show.purchaseOrder, buyer.purchase_order],
  ]
  const sums: [string, string | null][] = [
    [show.items, formatAmount(bill.items_total)],
    [orderEntry.preview.saving, fromSar(bill.saving) > ZERO ? formatAmount(bill.saving) : null],
    [show.coupon, bill.coupon_code && `${bill.coupon_code} −${formatAmount(bill.coupon_value)}`],
    [show.delivery, formatAmount(bill.shipping)],
    [show.tax, formatAmount(toSar(add(fromSar(bill.tax), fromSar(bill.shipping_tax))))],
  ]
  return [
    orderEntry.preview.title,
    '',
    ...labelled(rows),
    '',
    packingTable(bill, orderCommands, columns).trimEnd(),
    '',
    ...labelled(sums),
    orderEntry.preview.total(formatAmount(bill.grand_total)),
  ].join('\n')
}

function labelled(rows: readonly [string, string | null][]): string[] {
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${cleanLine(value)}`] : []))
}
