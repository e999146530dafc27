import type { Bill } from '@zayy/contract/types'
import { isolatedCode, isolatedName } from '@zayy/i18n/isolate'
import type { Locale } from '@zayy/i18n/locale'
import { mails } from '@zayy/i18n/messages/mail'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { pieces, products } from '@zayy/i18n/plurals'
import { sizeLabel } from '@zayy/i18n/size-label'
import type { EmailBlock, EmailItem } from '@zayy/platform/mail/email-template'

/** Gmail clips mails after 102 kB. The invoice has all products. */
const MAX_ITEMS = 40

const NBSP = '\u00a0'

/** Lists ordered products by colour and size. */
export function itemsBlock({ products: ordered }: Bill, locale: Locale): EmailBlock {
  const { orderPlaced } = mails[locale]
  const items = ordered.slice(0, MAX_ITEMS).map((product) => itemOf(product, locale))
  const left = ordered.length - items.length
  return left > 0
    ? { kind: 'items', items, more: orderPlaced.more(products(left, locale)) }
    : { kind: 'items', items }
}

function itemOf({ name, quantity, subtotal, colors }: Bill['products'][number], locale: Locale): EmailItem {
  const { orderPlaced, amount } = mails[locale]
  return {
    name: isolatedName(name, locale),
    quantity: pieces(quantity, locale),
    amount: amount(formatAmount(subtotal)),
    lines: colors.map(({ color_name, sizes }) =>
      orderPlaced.colour(
        isolatedName(color_name, locale),
        sizes.map((size) => sizeOf(size, locale)),
      ),
    ),
  }
}

/** Non-breaking spaces keep it on one line. */
function sizeOf({ name, quantity }: { name: string; quantity: number }, locale: Locale): string {
  const label = sizeLabel(name, locale)
  const count = `${label.replaceAll(' ', NBSP)}${NBSP}×${NBSP}${formatNumber(quantity)}`
  return label === name ? isolatedCode(count, locale) : count
}
