import type { Bill } from '@zayy/contract/types'
import { type Halalas, toSar, ZERO } from '@zayy/domain/money'
import { invoiceSums } from '@zayy/domain/orders/invoice-lines'
import type { Locale } from '@zayy/i18n/locale'
import { mail as mailAr } from '@zayy/i18n/messages/ar/mail'
import { orders as ordersAr } from '@zayy/i18n/messages/ar/orders'
import { mail as mailEn } from '@zayy/i18n/messages/en/mail'
import { orders as ordersEn } from '@zayy/i18n/messages/en/orders'
import { formatAmount, formatPercent } from '@zayy/i18n/numbers'
import { isolatedCode } from '@zayy/i18n/isolate'
import type { EmailBlock, EmailSum } from '@zayy/platform/mail/email-template'

/**
 * The sums of an order under the names that its invoice gives them.
 * @throws RangeError where what was charged does not add up
 */
export function sumsBlock(bill: Bill, locale: Locale): EmailBlock {
  const { mail, orders } =
    locale === 'ar' ? { mail: mailAr, orders: ordersAr } : { mail: mailEn, orders: ordersEn }
  const { beforeTiers, saving, coupon, shipping, withoutTax, tax, shippingTax, grand } = invoiceSums(bill)
  const written = (sum: Halalas) => mail.amount(formatAmount(toSar(sum)))
  const minus = (sum: Halalas) => mail.amount(isolatedCode(`−${formatAmount(toSar(sum))}`, locale))
  const { coupon_code: couponCode, tax_percent: percent } = bill
  const taxRows: EmailSum[] = [
    { label: orders.withoutTax, amount: written(withoutTax) },
    { label: `${orders.tax} ${isolatedCode(formatPercent(percent), locale)}`, amount: written(tax) },
    ...(shippingTax > ZERO ? [{ label: orders.shippingTax, amount: written(shippingTax) }] : []),
  ]
  const taxed = bill.seller.vat_number !== null
  const rows: EmailSum[] = [
    { label: orders.atListPrices, amount: written(beforeTiers) },
    ...(saving > ZERO ? [{ label: orders.saving, amount: minus(saving) }] : []),
    ...(couponCode === null
      ? []
      : [{ label: mail.orderPlaced.couponCode(isolatedCode(couponCode, locale)), amount: minus(coupon) }]),
    { label: orders.shipping, amount: written(shipping) },
    ...(taxed ? taxRows : []),
    {
      label: taxed ? mail.orderPlaced.total : mail.orderPlaced.totalWithoutVat,
      amount: written(grand),
      isTotal: true,
    },
  ]
  return { kind: 'sums', rows }
}
