import { whatsappLink } from '@zayy/domain/accounts/whatsapp-link'
import { fromSar, toSar, ZERO } from '@zayy/domain/money'
import { greetedName } from '@zayy/domain/text/greeted-name'
import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'
import { openKeys } from '@zayy/platform/secrets/open-keys'
import type { ValidationIssue, ValidationIssues } from '@zayy/shop/domain-error'
import { issueText } from '@zayy/shop/issue-text'
import { addOrder, checkOrder } from '@zayy/shop/orders/add-order'
import { findBuyerMail } from '@zayy/shop/orders/find-buyer-mail'
import { findShopName } from '@zayy/shop/settings/find-shop-name'
import { secretsSource } from '../../../../server/src/config/secrets.ts'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import { commandMessages } from '../../command-line/messages.ts'
import { withShop } from '../../open-shop.ts'
import { completeOrder } from './entry/complete-order.ts'
import { orderPreview } from './entry/order-preview.ts'
import { type TypedFields, typedFields } from './entry/typed-fields.ts'
import type { Bill } from './show.ts'
import { withBuyerMail } from './status.ts'

/** `shop orders add`: enters an order for a customer who calls. Exit code 1: nothing was entered. */
export const add = defineCommand({
  help: ({ orderEntry: { summary, details, options } }) => ({ summary, details, descriptions: options }),
  texts: {
    name: 'NAME',
    phone: 'PHONE',
    email: 'EMAIL',
    city: 'CITY',
    area: 'AREA',
    address: 'TEXT',
    'short-address': 'CODE',
    postcode: 'NUMBER',
    pieces: 'TEXT',
    coupon: 'CODE',
    company: 'NAME',
    vat: 'NUMBER',
    'purchase-order': 'TEXT',
    language: 'ar|en',
  },
  repeated: ['pieces'],
  flags: ['again'],
  standard: ['json', 'yes', 'by'],
  async run({ text, texts, flag, env, messages, locale, json, yes, by, columns, confirm, print }) {
    const entry = messages.orderEntry
    const given = typedFields(text, texts('pieces'), entry)
    await withShop(env, 'change', async ({ database, settings }) => {
      const { keys, close: closeKeys } = await openKeys(database, secretsSource(settings), () => new Date())
      closeKeys()
      const { fields, typed } = await completeOrder(database, given, {
        locale,
        entry,
        left: yes ? null : messages.commandLine.refused.declined,
      })
      const options = { locale: fields.language, now: new Date(), by }
      const checked = await checkOrder(database, keys, typed, options)
      if (checked.kind === 'refused') throw refusal(checked.issues, fields, locale)
      const total = formatAmount(checked.bill.grand_total)
      const twin = checked.twin === null || flag('again') ? null : entry.twin(checked.twin)
      if (twin !== null && yes) throw new CommandFailure(`${twin}\n${entry.twinRefused}`)
      if (!yes) {
        const preview = orderPreview(checked.bill, messages, columns)
        process.stderr.write(`${preview}\n\n${twin === null ? '' : `(!) ${twin}\n\n`}`)
        await confirm(entry.question(total))
      }
      const expectedTotal = checked.bill.grand_total
      const added = await addOrder(database, keys, { typed, expectedTotal }, options)
      if (added.kind === 'refused') throw refusal(added.issues, fields, locale)
      if (added.kind === 'totalChanged') throw new CommandFailure(entry.totalChanged)
      const { bill } = added
      const shop = await findShopName(database, fields.language)
      const sent = sentTo(bill, { language: fields.language, shop, publicUrl: settings.publicUrl })
      const mail = await findBuyerMail(database, bill.code)
      if (json)
        return print(
          JSON.stringify({
            code: bill.code,
            grand_total: bill.grand_total,
            payment_status: bill.payment_status,
            link: sent?.link ?? null,
            message: sent?.message ?? null,
            whatsapp: sent?.whatsapp ?? null,
            mail,
          }),
        )
      const isFree = fromSar(bill.grand_total) === ZERO
      const answer = isFree ? entry.addedFree(bill.code) : entry.added(bill.code, total)
      print(withBuyerMail(answer, mail, messages))
      if (sent === null) return print(`\n${entry.noLink(bill.code)}`)
      print(`\n${entry.link}\n${sent.link}\n\n${sent.message}\n\n${entry.whatsapp}\n${sent.whatsapp}`)
    })
  },
})

/** Returns the link and the message to the customer, in their language; null without the shop's public address. */
function sentTo(
  bill: Bill,
  { language, shop, publicUrl }: { language: Locale; shop: string; publicUrl: string | undefined },
): { link: string; message: string; whatsapp: string } | null {
  if (!publicUrl) return null
  const { message, freeMessage, greeting } = commandMessages(language).orderEntry
  const link = `${publicUrl}${localeInfo[language].prefix}/bill#${bill.token}`
  const name = greetedName(bill.buyer.name)
  const greeted = name === null ? '' : greeting(name)
  const text =
    fromSar(bill.grand_total) === ZERO
      ? freeMessage(greeted, shop, bill.code, link)
      : message(greeted, shop, bill.code, formatAmount(bill.grand_total), link)
  return { link, message: text, whatsapp: whatsappLink(bill.buyer.phone, text) }
}

const OPTIONS: Record<string, string> = {
  country_id: '--city',
  city_id: '--city',
  area_id: '--area',
  company_name: '--company',
  company_vat: '--vat',
  coupon_code: '--coupon',
}

/** Names the options of wrong fields, each with its sentence. */
function refusal(issues: ValidationIssues, { pieces }: TypedFields, locale: Locale): CommandFailure {
  const { orderEntry: entry } = commandMessages(locale)
  const sentence = (issue: ValidationIssue) => {
    if (issue === 'couponUsedByYou') return entry.couponUsed
    if (typeof issue === 'object' && 'amount' in issue)
      return entry.orderLeast(formatAmount(toSar(issue.least)))
    return issueText(issue, locale)
  }
  const lines = Object.entries(issues).flatMap(([path, found]) => {
    const [field = '', index] = path.split('.')
    const option = OPTIONS[field] ?? `--${field.replaceAll('_', '-')}`
    const named =
      field === 'products'
        ? `--pieces ${index === undefined ? '' : `“${pieces[Number(index)]}”`}`.trim()
        : option
    return found.map((issue) => entry.wrong(named, sentence(issue)))
  })
  return new CommandFailure([...new Set(lines)].join('\n'))
}
