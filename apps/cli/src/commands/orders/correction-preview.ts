import { toDecimal, toSar, ZERO } from '@zayy/domain/money'
import { cleanLine } from '@zayy/domain/text/clean'
import { formatAmount, formatNumber } from '@zayy/i18n/numbers'
import type { CorrectionPreview } from '@zayy/shop/orders/preview-correction'
import type { CommandMessages } from '../../command-line/messages.ts'

/** Returns the lines that show a correction before the question. The money is last. */
export function correctionPreview(preview: CorrectionPreview, { orderCommands }: CommandMessages): string {
  const { correct: words, methods, payments } = orderCommands
  const { code, isPaid, paymentMethod, fields, together, pieces, total, refund, addition, feeDifference } =
    preview
  const { counted, given, endsLinks, hasMail } = preview
  const paid = isPaid ? `${payments.paid} · ${methods[paymentMethod]}` : payments.unpaid
  const changes = Object.entries(fields).map(
    ([name, change]) =>
      change !== null &&
      `${words.fields[name as keyof typeof fields]}: ${cleanLine(change.before)}\n  → ${cleanLine(change.after)}`,
  )
  const counts = pieces.map(
    ({ product, colour, size, before, after }) =>
      `${cleanLine(`${product} · ${colour} · ${size}`)}: ${formatNumber(before)} → ${formatNumber(after)}`,
  )
  const sum = (amount: typeof total.before) => formatAmount(toSar(amount))
  const money = [
    total.before === total.after
      ? words.sameTotal(sum(total.before))
      : words.newTotal(sum(total.before), sum(total.after)),
    ...givenBack(given, words.given),
    counted !== ZERO && words.counts(code, sum(counted), toDecimal(counted)),
    refund !== null && words.givesBack[paymentMethod](sum(refund)),
    addition !== null && words.asks(sum(addition)),
    feeDifference?.isMore === true && words.dearerCity(sum(feeDifference.amount)),
    feeDifference?.isMore === false &&
      words.cheaperCity(code, sum(feeDifference.amount), toDecimal(feeDifference.amount)),
  ]
  const links = hasMail ? words.endsLinks : words.endsLinksWithoutMail(code)
  return [
    `${code} (${paid})`,
    ...changes,
    together.length > 0 && words.together(together.join(' · ')),
    endsLinks && links,
    ...counts,
    ...money,
  ]
    .filter((line) => line !== false)
    .join('\n')
}

/** Lists the credit notes of an order, before money is refunded again. */
export function givenBack(given: CorrectionPreview['given'], title: string): string[] {
  const notes = given.map(
    ({ number, total, reason }) => `  ${number}: ${formatAmount(toSar(total))} · ${cleanLine(reason)}`,
  )
  return notes.length === 0 ? [] : [title, ...notes]
}
