import { add, fromSar, toSar, ZERO } from '@zayy/domain/money'
import { riyadhDay, riyadhMinute } from '@zayy/domain/riyadh-time'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { listChanges } from '@zayy/platform/audit/list-changes'
import { billLink } from '@zayy/shop/orders/bill-link'
import { listOrderNotes } from '@zayy/shop/orders/change-order-notes'
import { findBuyerMail } from '@zayy/shop/orders/find-buyer-mail'
import { findOrderLocale } from '@zayy/shop/orders/find-order'
import { getBill } from '@zayy/shop/orders/get-bill'
import { listAdditions } from '@zayy/shop/orders/list-additions'
import { findDashboardRefunds } from '@zayy/shop/payments/find-dashboard-refunds'
import { listUnreconciledPayments } from '@zayy/shop/payments/list-unreconciled-payments'
import { defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { NUMBER, tableColumns, textTable } from '../../command-line/text-table.ts'
import { actionText, detailsText } from '../../edits/details-text.ts'
import { shopKeys, withShop } from '../../open-shop.ts'
import { findLinkBase, linkText } from './link-base.ts'
import { statusPair } from './order-filter.ts'
import { orderOf } from './order-operand.ts'

export type Bill = Awaited<ReturnType<typeof getBill>>

const MAX_CHANGES = 100

/** `shop orders show CODE`: an order with its changes, and the link to its bill. */
export const show = defineCommand({
  help: ({ orderCommands: { show, code } }) => ({ ...show, CODE: code }),
  operands: ['CODE'],
  standard: ['json'],
  async run({ operands, env, messages, locale, json, columns, print }) {
    await withShop(env, 'change', async (shop) => {
      const { database, settings } = shop
      const { id } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const bill = await getBill(database, await shopKeys(shop), locale, id)
      const notes = await listOrderNotes(database, id)
      const isMailRefused = (await findBuyerMail(database, bill.code)) === 'refused'
      const additions = await listAdditions(database, id)
      const changes = await listChanges(database, { subject: bill.code, most: MAX_CHANGES })
      // The owner sends it on, so it is in the buyer's language.
      const base = await findLinkBase(settings)
      const link = billLink(base.url, await findOrderLocale(database, id), bill.token)
      const elsewhere = await findDashboardRefunds(database, id)
      const [unreconciled] = await listUnreconciledPayments(database, id)
      const surplus = unreconciled?.surplus ?? ZERO
      const disputed = unreconciled?.disputed ?? []
      if (json)
        return print({
          ...bill,
          given_back_elsewhere: toSar(elsewhere),
          to_give_back: toSar(surplus),
          disputed_payments: disputed,
          mail_refused: isMailRefused,
          link: base.isLocal ? null : link,
          notes,
          additions: additions.map(({ code, isAddition }) => ({ code, is_addition: isAddition })),
          changes,
        })
      const linked = additions.map((each) => additionLine(each, messages))
      print([...described(bill, messages), ...linked, '', linkText(link, base, messages)].join('\n'))
      if (isMailRefused) print(`\n${messages.orderCommands.buyerMail.refused}`)
      if (elsewhere > ZERO)
        print(`\n${messages.orderCommands.refund.elsewhere(bill.code, formatAmount(toSar(elsewhere)))}`)
      else if (surplus > ZERO)
        print(`\n${messages.orderCommands.show.surplus(bill.code, formatAmount(toSar(surplus)))}`)
      if (disputed.length > 0)
        print(`\n${messages.orderCommands.show.disputed(bill.code, disputed.join(' '))}`)
      print(`\n${packingTable(bill, messages.orderCommands, columns)}`)
      if (notes.length > 0)
        print([`\n${messages.orderCommands.show.notes}`, ...notes.map(noteLine), ''].join('\n'))
      const language = { locale, messages }
      for (const { at, by, action, details } of changes)
        print(
          `${riyadhMinute(at.getTime())}  ${cleanLine(by)}  ${actionText(action, language)}  ${cleanLine(detailsText(details, language))}`,
        )
    })
  },
})

function described(bill: Bill, { api, orderCommands }: CommandMessages): string[] {
  const { show, methods, payments } = orderCommands
  const { buyer } = bill
  const rows: [string, string | null][] = [
    [show.code, bill.code],
    [show.invoice, invoiceText(bill, show)],
    [show.placed, riyadhMinute(Date.parse(bill.created_at))],
    [show.status, `${bill.status_text}${codeOf(bill, api)}`],
    [show.payment, `${methods[bill.payment_method]} · ${payments[bill.payment_status]}`],
    [show.buyer, [buyer.name, buyer.company?.name, buyer.company?.vat_number].filter(Boolean).join(' · ')],
    [show.contact, [buyer.email, buyer.phone].filter(Boolean).join(' · ')],
    [show.address, bill.delivery_address ?? buyer.address],
    [show.purchaseOrder, buyer.purchase_order],
    [show.shipment, bill.shipment && parcelText(bill.shipment)],
    [show.items, formatAmount(bill.items_total)],
    [show.coupon, bill.coupon_code && `${bill.coupon_code} −${formatAmount(bill.coupon_value)}`],
    [show.delivery, formatAmount(bill.shipping)],
    [show.tax, formatAmount(toSar(add(fromSar(bill.tax), fromSar(bill.shipping_tax))))],
    [show.total, formatAmount(bill.grand_total)],
    ...bill.credit_notes.map((note): [string, string] => [
      show.creditNote(note.number),
      `−${formatAmount(note.total)} · ${note.reason}`,
    ]),
  ]
  return rows.flatMap(([label, value]) => (value ? [`${label}: ${cleanLine(value)}`] : []))
}

/** Null for a cancelled order, which gets no invoice any more. */
function invoiceText(
  { invoice_number, invoiced_at, clearance, status }: Bill,
  { noInvoice, uncleared }: CommandMessages['orderCommands']['show'],
): string | null {
  if (invoice_number !== null && invoiced_at !== null)
    return `${invoice_number} · ${riyadhMinute(Date.parse(invoiced_at))}`
  if (clearance === 'awaited') return uncleared
  return status === 'cancelled' ? null : noInvoice
}

function parcelText({ carrier, number, link, shipped_at }: NonNullable<Bill['shipment']>): string {
  return [carrier, number, riyadhDay(Date.parse(shipped_at)), link].filter(Boolean).join(' · ')
}

/** The word that a command takes, unless it is the one shown. */
function codeOf({ status, status_text }: Bill, api: CommandMessages['api']): string {
  const isShown = status_text === api.statuses[status] && statusPair(status, api) === status
  return isShown ? '' : ` (${status.replaceAll(' ', '-')})`
}

function additionLine(
  { code, isAddition, status, paymentStatus, grandTotal }: Awaited<ReturnType<typeof listAdditions>>[number],
  { api, orderCommands: { show, payments } }: CommandMessages,
): string {
  const state = status === 'cancelled' ? api.statuses.cancelled : payments[paymentStatus]
  return `${isAddition ? show.addition : show.additionOf}: ${code} · ${state} · ${formatAmount(toSar(grandTotal))}`
}

function noteLine({ at, by, text }: { at: Date; by: string; text: string }, index: number): string {
  return `${index + 1}. ${riyadhMinute(at.getTime())}  ${cleanLine(by)}: ${cleanLine(text)}`
}

export function packingTable(
  bill: Bill,
  { show: { columns: headings } }: CommandMessages['orderCommands'],
  columns: number | null,
): string {
  const rows = bill.products.flatMap((product) =>
    product.colors.flatMap((colour) =>
      colour.sizes.map((size) => [
        product.name,
        colour.color_name,
        size.name,
        formatNumber(size.quantity),
        formatAmount(product.piece.price),
      ]),
    ),
  )
  return textTable(
    tableColumns(headings, {
      product: { shrinksTo: 10 },
      colour: { shrinksTo: 6 },
      pieces: NUMBER,
      price: NUMBER,
    }),
    rows,
    columns,
  )
}
