import { resolve } from 'node:path'
import { toDecimal } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { formatNumber } from '@zayy/i18n/numbers'
import { csvHeading, csvRow } from '@zayy/shop/csv/csv-row'
import { eachOrder, type FoundOrder, selectPackingLines } from '@zayy/shop/orders/find-orders'
import { defineCommand } from '../../command-line/command.ts'
import { type Shop, withShop } from '../../open-shop.ts'
import { outputFile } from '../../output-file.ts'
import { filterTexts, readOrderFilter } from './order-filter.ts'

const orderHeadings = [
  'code',
  'invoice',
  'placed',
  'status',
  'payment_method',
  'payment_status',
  'name',
  'email',
  'phone',
  'company',
  'company_vat',
  'purchase_order',
  'pieces',
  'items_total',
  'coupon',
  'coupon_value',
  'shipping',
  'tax',
  'grand_total',
] as const

const pieceHeadings = ['code', 'product_id', 'product', 'colour', 'size', 'quantity', 'unit_price'] as const

/** `shop orders export FILE [--status …] [--pieces]`: a CSV file, one line an order, or one a colour and size. */
export const exportOrders = defineCommand({
  help: ({ orderCommands: { export: texts, filter } }) => ({
    summary: texts.summary,
    descriptions: { FILE: texts.file, ...filter, pieces: texts.pieces },
  }),
  operands: ['FILE'],
  texts: filterTexts,
  flags: ['pieces'],
  async run(call) {
    const { operand, flag, env, folder, messages, locale, print } = call
    const filter = readOrderFilter(call)
    const path = resolve(folder, operand('FILE') ?? '')
    const file = outputFile(path)
    let count = 0
    async function* table({ database }: Shop) {
      yield csvHeading(flag('pieces') ? pieceHeadings : orderHeadings)
      for await (const orders of eachOrder(database, filter)) {
        const ids = orders.map(({ id }) => id)
        const lines = flag('pieces')
          ? (await selectPackingLines(database, ids)).map((line) => pieceLine(line, locale))
          : orders.map(orderLine)
        yield lines.join('')
        count += orders.length
      }
    }
    await withShop(env, (shop) => file.write(table(shop)), file.handOver)
    print(messages.orderCommands.export.written(formatNumber(count), path))
  },
})

function orderLine(order: FoundOrder): string {
  return csvRow([
    order.code,
    order.invoiceNumber,
    order.createdAt.toISOString(),
    order.status,
    order.paymentMethod === 1 ? 'card' : 'transfer',
    order.paymentStatus,
    order.buyerName,
    order.buyerEmail,
    order.buyerPhone,
    order.companyName ?? '',
    order.companyVat ?? '',
    order.purchaseOrder ?? '',
    order.pieces,
    toDecimal(order.itemsTotal),
    order.couponCode ?? '',
    toDecimal(order.couponValue),
    toDecimal(order.shipping),
    toDecimal(order.tax),
    toDecimal(order.grandTotal),
  ])
}

function pieceLine(line: Awaited<ReturnType<typeof selectPackingLines>>[number], locale: Locale): string {
  const inArabic = locale === 'ar'
  return csvRow([
    line.code,
    line.productId,
    inArabic ? line.nameAr : line.nameEn,
    inArabic ? line.colourAr : line.colourEn,
    line.size,
    line.quantity,
    toDecimal(line.unitPrice),
  ])
}
