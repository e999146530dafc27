import { whatsappLink } from '@zayy/domain/accounts/whatsapp-link'
import { fromSar, ZERO } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { overlong } from '@zayy/domain/text/overlong'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'
import { addOrder, checkOrder } from '@zayy/shop/orders/add-order'
import { billLink } from '@zayy/shop/orders/bill-link'
import { addOrderNote, MAX_NOTE_LENGTH } from '@zayy/shop/orders/change-order-notes'
import { findShopName } from '@zayy/shop/settings/find-shop-name'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { commandMessages } from '../../command-line/messages.ts'
import { shopKeys, withShop } from '../../open-shop.ts'
import { completeOrder } from './entry/complete-order.ts'
import { orderPreview } from './entry/order-preview.ts'
import { ENTRY_OPTIONS, typedFields } from './entry/typed-fields.ts'
import { refusal, withoutWrong } from './entry/wrong-options.ts'
import { findLinkBase, linkText } from './link-base.ts'
import type { Bill } from './show.ts'
import { buyerMailOf, withBuyerMail } from './status.ts'

/** `shop orders add`: enters an order for a customer who calls. Exit code 1: nothing was entered. */
export const add = defineCommand({
  help: ({ orderEntry: { summary, details, options } }) => ({ ...options, summary, details }),
  texts: {
    ...ENTRY_OPTIONS,
    coupon: 'CODE',
    company: 'NAME',
    vat: 'NUMBER',
    'purchase-order': 'TEXT',
    language: 'ar|en',
    note: 'TEXT',
  },
  repeated: ['pieces'],
  flags: ['again'],
  standard: ['json', 'yes', 'by'],
  async run({ text, texts, flag, env, messages, locale, json, yes, by, columns, confirm, print }) {
    const entry = messages.orderEntry
    let given = typedFields(text, texts('pieces'), entry)
    const note = cleanLine(text('note') ?? '')
    if (overlong(note, MAX_NOTE_LENGTH) !== null)
      throw new CommandFailure(messages.orderCommands.note.needsText(MAX_NOTE_LENGTH), 2)
    await withShop(env, 'change', async (shop) => {
      const { database, settings } = shop
      const keys = await shopKeys(shop)
      const left = yes ? null : messages.commandLine.refused.declined
      const now = new Date()
      const ready = await completeOrder(database, given, { locale, entry, left })
      let { fields, typed } = ready
      let checked = await checkOrder(database, keys, typed, { locale: fields.language, now, by })
      // Asks again for wrong answers typed at the terminal, and keeps the rest.
      while (checked.kind === 'refused') {
        const failure = refusal(checked.issues, fields, locale)
        const right = ready.isAsked ? withoutWrong(fields, Object.keys(checked.issues)) : null
        if (right === null) throw failure
        process.stderr.write(`\n${failure.message}\n\n`)
        given = right.fields
        const again = { isPiecesWrong: right.isPiecesWrong }
        ;({ fields, typed } = await completeOrder(database, given, { locale, entry, left, again }))
        checked = await checkOrder(database, keys, typed, { locale: fields.language, now, by })
      }
      const options = { locale: fields.language, now, by }
      const total = formatAmount(checked.bill.grand_total)
      const twin = checked.twin === null || flag('again') ? null : entry.twin(checked.twin)
      if (twin !== null && yes) throw new CommandFailure(`${twin}\n${entry.twinRefused}`)
      if (!yes) {
        const preview = orderPreview(checked.bill, messages, columns)
        process.stderr.write(`${preview}\n\n${twin === null ? '' : `(!) ${twin}\n\n`}`)
        await confirm(entry.question(total))
      }
      const expectedTotal = checked.bill.grand_total
      const isAnother = flag('again') || twin !== null
      const added = await addOrder(database, keys, { typed, expectedTotal, isAnother }, options)
      if (added.kind === 'refused') throw refusal(added.issues, fields, locale)
      if (added.kind === 'twin') throw new CommandFailure(`${entry.twin(added.code)}\n${entry.twinRefused}`)
      if (added.kind === 'totalChanged') throw new CommandFailure(entry.totalChanged)
      const { bill } = added
      if (note !== '') await addOrderNote(database, { code: bill.code, text: note, by })
      const shopName = await findShopName(database, fields.language)
      const base = await findLinkBase(settings)
      const sent = sentTo(bill, { language: fields.language, shop: shopName, base: base.url })
      const mail = await buyerMailOf({ database, settings }, bill.code)
      if (json)
        return print({
          code: bill.code,
          grand_total: bill.grand_total,
          payment_status: bill.payment_status,
          link: base.isLocal ? null : sent.link,
          message: base.isLocal ? null : sent.message,
          whatsapp: base.isLocal ? null : sent.whatsapp,
          mail,
        })
      const isFree = fromSar(bill.grand_total) === ZERO
      const answer = isFree ? entry.addedFree(bill.code) : entry.added(bill.code, total)
      print(withBuyerMail(answer, mail, messages))
      print(`\n${entry.link}\n${linkText(sent.link, base, messages)}`)
      if (base.isLocal) return
      print(`\n${sent.message}\n\n${entry.whatsapp}\n${sent.whatsapp}`)
    })
  },
})

/** Returns the link and the message to the customer, in their language. */
function sentTo(
  bill: Bill,
  { language, shop, base }: { language: Locale; shop: string; base: string },
): { link: string; message: string; whatsapp: string } {
  const { message, freeMessage, greeting } = commandMessages(language).orderEntry
  const link = billLink(base, language, bill.token)
  const name = greetedName(bill.buyer.name)
  const greeted = name === null ? '' : greeting(name)
  const text =
    fromSar(bill.grand_total) === ZERO
      ? freeMessage(greeted, shop, bill.code, link)
      : message(greeted, shop, bill.code, formatAmount(bill.grand_total), link)
  return { link, message: text, whatsapp: whatsappLink(bill.buyer.phone, text) }
}
