import { resolve } from 'node:path'
import { sizeName } from '@zayy/domain/catalog/size-name'
import { toDecimal } from '@zayy/domain/money'
import { invoiceDigits } from '@zayy/domain/orders/invoice-number'
import { riyadhSecond } from '@zayy/domain/riyadh-time'
import type { Locale } from '@zayy/i18n/locale'
import { formatNumber } from '@zayy/i18n/numbers'
import { csvHeading, csvRow } from '@zayy/shop/catalogue-files/csv/csv-row'
import { guarded } from '@zayy/shop/catalogue-files/csv/spreadsheet-guard'
import { type ExportedOrder, selectPackingLines, streamOrders } from '@zayy/shop/orders/find-orders'
import { statusText } from '@zayy/shop/orders/status-text'
import { defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type Shop, withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'
import { filterHelp, filterTexts, parseOrderFilter } from './order-filter.ts'

/** `shop orders export FILE [--status …] [--pieces]`: a CSV file with a line per order, or per colour and size. */
export const exportOrders = defineCommand({
  help: (messages) => ({ ...messages.orderCommands.export, ...filterHelp(messages) }),
  operands: ['FILE'],
  texts: filterTexts,
  flags: ['pieces'],
  async run(call) {
    const { operands, flag, env, folder, messages, locale, print } = call
    const filter = parseOrderFilter(call)
    const path = resolve(folder, operands.FILE)
    const file = outputFile(path)
    let count = 0
    async function* table({ database }: Shop) {
      const { headings, pieceHeadings } = messages.orderCommands.export
      yield csvHeading(Object.values(flag('pieces') ? pieceHeadings : headings))
      for await (const orders of streamOrders(database, filter, locale)) {
        const ids = orders.map(({ id }) => id)
        const lines = flag('pieces')
          ? (await selectPackingLines(database, ids)).map((line) => pieceLine(line, locale))
          : orders.map((order) => orderLine(order, messages, locale))
        yield lines.join('')
        count += orders.length
      }
    }
    await withShop(env, 'read', (shop) => file.write(table(shop)), file.handOver)
    print(messages.orderCommands.export.written(formatNumber(count), path))
  },
})

/** The English file has the API's status names, for programs. */
function orderLine(
  order: ExportedOrder,
  { orderCommands: { export: texts, payments } }: CommandMessages,
  locale: Locale,
): string {
  const inArabic = locale === 'ar'
  return csvRow([
    order.code,
    order.invoiceNumber === null ? '' : guarded(invoiceDigits(order.invoiceNumber)),
    riyadhSecond(order.createdAt.getTime()),
    inArabic ? statusText(order.status, locale) : order.status,
    texts.methods[order.paymentMethod],
    inArabic ? payments[order.paymentStatus] : order.paymentStatus,
    guarded(order.buyerName),
    order.buyerEmail,
    groupedPhone(order.buyerPhone),
    guarded(order.companyName ?? ''),
    groupedDigits(order.companyVat ?? ''),
    guarded(order.purchaseOrder ?? ''),
    guarded(order.address),
    guarded(order.city),
    order.pieces,
    toDecimal(order.itemsTotal),
    guarded(order.couponCode ?? ''),
    toDecimal(order.couponValue),
    toDecimal(order.shipping),
    toDecimal(order.tax),
    toDecimal(order.grandTotal),
    toDecimal(order.refunded),
    toDecimal(order.refundedTax),
    guarded(order.notes.join(' | ')),
    order.invoicedAt === null ? '' : riyadhSecond(order.invoicedAt.getTime()),
    guarded(order.carrier?.[locale] ?? ''),
    groupedDigits(order.trackingNumber ?? ''),
  ])
}

function pieceLine(line: Awaited<ReturnType<typeof selectPackingLines>>[number], locale: Locale): string {
  return csvRow([
    line.code,
    line.productId,
    guarded(line.name[locale]),
    guarded(line.colour[locale]),
    guarded(sizeName(line.size, locale)),
    line.quantity,
    toDecimal(line.unitPrice),
  ])
}

/**
 * Groups the digits of a stored phone number: 0501234567 → '050 123 4567', +971501234567 → '(+971) 501 234 567'.
 *
 * Spreadsheet programs read a CSV cell of digits as a number: 0501234567 becomes 501234567, and fifteen digits become 3E+14. Spaces
 * between groups make it text. `="050…"` would be a formula, and an apostrophe or tab would stay part of the value.
 */
export function groupedPhone(phone: string): string {
  const [, code, abroad] = /^\+(\d{3})(\d+)$/.exec(phone) ?? []
  if (code && abroad) return `(+${code}) ${abroad.replace(/\d{3}(?=\d{3,})/g, '$& ')}`
  const [, area, number] = /^(0\d{2})(\d+)$/.exec(phone) ?? []
  if (area && number) return `${area} ${number.slice(0, -4)} ${number.slice(-4)}`
  return groupedDigits(phone)
}

/** Groups digits by five, which no language reads as thousands: 300000000000003 → '30000 00000 00003'. Keeps other text. */
export function groupedDigits(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/\d{5}(?=\d)/g, '$& ') : text
}
