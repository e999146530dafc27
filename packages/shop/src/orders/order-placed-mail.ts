import type { Bill, Locale } from '@zayy/contract/types'
import type { Sar } from '@zayy/domain/money'
import { delivery as deliveryAr } from '@zayy/i18n/messages/ar/delivery'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { delivery as deliveryEn } from '@zayy/i18n/messages/en/delivery'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { days, pieces } from '@zayy/i18n/plurals'
import { sizeLabel } from '@zayy/i18n/size-label'
import { escapeHtml } from '../escape-html.ts'
import { greetedName } from '../mail/greeted-name.ts'
import { isolated, type Letter, letterPage, linkParagraph, paragraph } from '../mail/letter.ts'

/** @property link opens the bill, in the order's language */
export type OrderPlaced = { bill: Bill; locale: Locale; shop: string; transferDays: number; link: string }

/** What the buyer gets when an order is placed, in the order's language. Every name in it is escapeHtml. */
export function orderPlacedLetter({ bill, locale, shop, transferDays, link }: OrderPlaced): Letter {
  const messages = locale === 'ar' ? ar : en
  const said = messages.orderPlaced
  const money = (sar: Sar) => messages.amount(formatAmount(sar))
  const lines = bill.products.map(({ name, quantity, subtotal, colors }) => ({
    line: said.line(name, pieces(quantity, locale), money(subtotal)),
    colours: colors.map(({ color_name, sizes }) =>
      said.colour(
        color_name,
        sizes.map(({ name, quantity }) => {
          const label = sizeLabel(name, locale)
          return `${label === name ? isolated(name, locale) : label} × ${formatNumber(quantity)}`
        }),
      ),
    ),
  }))
  const total = `${said.total}: ${money(bill.grand_total)}`
  const transfer = bill.bank_account && {
    ask: said.transfer(days(transferDays, locale, 'genitive')),
    account: [
      `${said.bank}: ${bill.bank_account.bank}`,
      `${said.holder}: ${bill.bank_account.holder}`,
      `${said.iban}: ${bill.bank_account.iban}`,
    ],
  }
  const delivery = locale === 'ar' ? deliveryAr : deliveryEn
  const payment = bill.payment_method === 0 ? 'transfer' : 'card'
  const arrives = delivery.arrives(delivery.time[payment](bill.delivery_days))
  const opening = [said.greeting(greetedName(bill.buyer.name)), said.received(isolated(bill.code, locale))]
  const text = [
    ...opening,
    lines.flatMap(({ line, colours }) => [`- ${line}`, ...colours.map((colour) => `  ${colour}`)]).join('\n'),
    total,
    ...(transfer ? [transfer.ask, transfer.account.join('\n')] : []),
    arrives,
    `${said.openBill}:\n${link}`,
    said.private,
    said.thanks(shop),
  ].join('\n\n')
  const html = [
    ...opening.map(paragraph),
    `<ul>${lines.map(({ line, colours }) => `<li>${[line, ...colours].map(escapeHtml).join('<br>')}</li>`).join('')}</ul>`,
    `<p><strong>${escapeHtml(total)}</strong></p>`,
    ...(transfer ? [paragraph(transfer.ask), `<p>${transfer.account.map(escapeHtml).join('<br>')}</p>`] : []),
    paragraph(arrives),
    linkParagraph(said.openBill, link),
    paragraph(said.private),
    paragraph(said.thanks(shop)),
  ].join('\n')
  return {
    subject: said.subject(isolated(bill.code, locale), shop),
    text: `${text}\n`,
    html: letterPage(html, locale),
  }
}
