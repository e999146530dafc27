import type { Bill, Locale } from '@zayy/contract/types'
import type { Sar } from '@zayy/domain/money'
import { localeInfo } from '@zayy/i18n/locale'
import { mail as ar } from '@zayy/i18n/messages/ar/mail'
import { mail as en } from '@zayy/i18n/messages/en/mail'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import { pieces, plural } from '@zayy/i18n/plurals'

/** @property link opens the bill, in the order's language */
export type OrderPlaced = { bill: Bill; lang: Locale; shop: string; transferDays: number; link: string }

/** A mail's subject, and the same text plain and as HTML. */
export type Letter = { subject: string; text: string; html: string }

/** What the buyer gets when an order is placed, in the order's language. Every name in it is escaped. */
export function orderPlacedLetter({ bill, lang, shop, transferDays, link }: OrderPlaced): Letter {
  const words = lang === 'ar' ? ar : en
  const said = words.orderPlaced
  const money = (sar: Sar) => words.amount(formatAmount(sar))
  const lines = bill.products.map(({ name, quantity, subtotal }) =>
    said.line(name, pieces(quantity, lang), money(subtotal)),
  )
  const total = `${said.total}: ${money(bill.grand_total)}`
  const transfer = bill.bank_account && {
    ask: said.transfer(days(transferDays, lang)),
    account: [
      `${said.bank}: ${bill.bank_account.bank}`,
      `${said.holder}: ${bill.bank_account.holder}`,
      `${said.iban}: ${bill.bank_account.iban}`,
    ],
  }
  const opening = [said.greeting(bill.buyer.name), said.received(bill.code)]
  const text = [
    ...opening,
    lines.map((line) => `- ${line}`).join('\n'),
    total,
    ...(transfer ? [transfer.ask, transfer.account.join('\n')] : []),
    `${said.openBill}:\n${link}`,
    said.private,
    said.thanks(shop),
  ].join('\n\n')
  const html = [
    ...opening.map(paragraph),
    `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
    `<p><strong>${escaped(total)}</strong></p>`,
    ...(transfer ? [paragraph(transfer.ask), `<p>${transfer.account.map(escaped).join('<br>')}</p>`] : []),
    `<p><a href="${escaped(link)}">${escaped(said.openBill)}</a></p>`,
    paragraph(said.private),
    paragraph(said.thanks(shop)),
  ].join('\n')
  return { subject: said.subject(bill.code, shop), text: `${text}\n`, html: page(html, lang) }
}

function page(body: string, lang: Locale): string {
  const { dir } = localeInfo[lang]
  return `<!doctype html>
<html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"></head>
<body dir="${dir}" style="font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.75">
${body}
</body></html>
`
}

function days(count: number, lang: Locale): string {
  const { one, two, few, many, other } = (lang === 'ar' ? ar : en).days
  const n = formatNumber(count)
  return plural(lang, count, { one, two, few: few(n), many: many(n), other: other(n) })
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
