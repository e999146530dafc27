import { randomUUID } from 'node:crypto'
import { toDecimal, toSar } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import type { Locale } from '@zayy/i18n/locale'
import { formatAmount } from '@zayy/i18n/numbers'
import type { Database } from '@zayy/platform/postgres/database'
import { findNamedPlace } from '@zayy/shop/addresses/find-named-place'
import { findNamed, findOrderedPieces } from '@zayy/shop/catalog/find-ordered-pieces'
import { issueText } from '@zayy/shop/issue-text'
import { billLink } from '@zayy/shop/orders/bill-link'
import { correctOrder, type OrderCorrected } from '@zayy/shop/orders/correct-order'
import { readCorrectedBuyer } from '@zayy/shop/orders/corrected-buyer'
import { getBill } from '@zayy/shop/orders/get-bill'
import type { Correction } from '@zayy/shop/orders/plan-correction'
import { type CorrectionPreview, checkCorrection } from '@zayy/shop/orders/preview-correction'
import { CommandFailure, defineCommand } from '../../command-line/command.ts'
import type { CommandMessages } from '../../command-line/messages.ts'
import { type Shop, shopKeys, withShop } from '../../open-shop.ts'
import { correctionPreview } from './correction-preview.ts'
import { piecesFault } from './entry/pieces-fault.ts'
import { placeFault } from './entry/place-fault.ts'
import { ENTRY_OPTIONS } from './entry/typed-fields.ts'
import { findLinkBase, type LinkBase, linkText } from './link-base.ts'
import { orderOf } from './order-operand.ts'
import { waitForRefund } from './refund.ts'
import { buyerMailOf, withBuyerMail } from './status.ts'

const FIELDS = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  district: 'district',
  shortAddress: 'short-address',
  postcode: 'postcode',
  note: 'delivery-note',
} as const

type TextName = (typeof FIELDS)[keyof typeof FIELDS] | 'city' | 'area'

/** Products of one command. */
const MAX_PIECES = 100

/** A product with no pieces from now on: «SCRUB-1: 0». */
const REMOVED = /^(.{1,200}?)[\s:=]+[0\u0660\u06f0]\s*$/su

/** `shop orders correct CODE [--address …] [--pieces …]`: corrects an order before it ships. Exit code 1: nothing was changed. */
export const correct = defineCommand({
  help: ({
    orderCommands: {
      correct: { summary, details, options },
      code,
    },
  }) => ({ ...options, summary, details, CODE: code }),
  operands: ['CODE'],
  texts: { ...ENTRY_OPTIONS, 'delivery-note': 'TEXT' },
  repeated: ['pieces'],
  standard: ['json', 'yes', 'by'],
  async run({ operands, text, texts, env, messages, locale, columns, json, yes, by, confirm, print }) {
    const { correct: words } = messages.orderCommands
    await withShop(env, 'change', async (shop) => {
      const { database } = shop
      const { id, code } = await orderOf(database, operands.CODE, { messages, locale, columns })
      const correction = await readTyped(database, { text, pieces: texts('pieces') }, { messages, locale })
      const preview = await checkCorrection(database, id, { correction, locale })
      if ('refusal' in preview) throw new CommandFailure(words.refused[preview.refusal](code))
      if (!yes) {
        const hasMail = preview.hasMail && shop.settings.smtpUrl !== undefined
        process.stderr.write(`${correctionPreview({ ...preview, hasMail }, messages)}\n\n`)
        await confirm(words.question(code))
      }
      const refundKey = randomUUID()
      const done = await correctOrder(database, { code, correction, plan: preview.plan, refundKey, by })
      if (done.kind === 'refused') throw new CommandFailure(words.refused[done.because](code))
      if (done.kind !== 'corrected') throw new CommandFailure(words.refused[done.kind](code))
      const given = await settle(database, { done, preview, refundKey })
      const base = await findLinkBase(shop.settings)
      const added = done.addition && { link: await linkOf(shop, base, done.addition) }
      const link = preview.endsLinks ? await linkOf(shop, base, { id, locale: preview.locale }) : null
      const mail = await buyerMailOf(shop, code)
      if (json)
        return print({
          code,
          total: toSar(preview.total.after),
          refund: done.refund && { total: toSar(done.refund), ...given },
          given_before: toSar(preview.counted),
          together: preview.together,
          addition: done.addition && {
            code: done.addition.code,
            total: toSar(done.addition.total),
            link: base.isLocal ? null : (added?.link ?? null),
          },
          link: base.isLocal ? null : link,
          mail,
        })
      print(
        withBuyerMail([words.corrected(code), ...outcome(done, given, messages)].join('\n'), mail, messages),
      )
      if (link !== null) print(`\n${linkText(link, base, messages)}`)
      if (added) print(`\n${linkText(added.link, base, messages)}`)
    })
  },
})

type Given = { state: 'done' | 'waiting' | 'refused'; credit_note: string | null }

/** Waits for a server to return the money of a card payment. Of a transfer the credit note is there already. */
async function settle(
  database: Database,
  {
    done,
    preview,
    refundKey,
  }: { done: Extract<OrderCorrected, { kind: 'corrected' }>; preview: CorrectionPreview; refundKey: string },
): Promise<Given | null> {
  if (done.refund === null) return null
  if (preview.paymentMethod === 0)
    return { state: 'done', credit_note: done.creditNote === null ? null : creditNoteNumber(done.creditNote) }
  const found = await waitForRefund(database, refundKey)
  const credit_note = found?.creditNote ? creditNoteNumber(found.creditNote.number) : null
  return {
    state: found?.state === 'done' || found?.state === 'refused' ? found.state : 'waiting',
    credit_note,
  }
}

function outcome(
  { code, refund, addition }: Extract<OrderCorrected, { kind: 'corrected' }>,
  given: Given | null,
  { orderCommands }: CommandMessages,
): string[] {
  const { correct: words, refund: refunds } = orderCommands
  const lines: string[] = []
  if (refund !== null && given !== null) {
    const amount = formatAmount(toSar(refund))
    if (given.state === 'refused') lines.push(words.refundRefused(code, toDecimal(refund)))
    else if (given.state === 'waiting' || given.credit_note === null)
      lines.push(refunds.waiting(code, amount))
    else lines.push(refunds.refunded(code, given.credit_note, amount))
  }
  if (addition !== null) lines.push(words.added(addition.code, formatAmount(toSar(addition.total))))
  return lines
}

/** Returns the link to a bill, in the buyer's language. */
async function linkOf(
  shop: Shop,
  base: LinkBase,
  { id, locale }: { id: number; locale: Locale },
): Promise<string> {
  const { token } = await getBill(shop.database, await shopKeys(shop), locale, id)
  return billLink(base.url, locale, token)
}

/** @throws CommandFailure 2 for a wrong field, an unknown place, or pieces that are not read */
async function readTyped(
  database: Database,
  { text, pieces }: { text: (name: TextName) => string | undefined; pieces: readonly string[] },
  { messages, locale }: { messages: CommandMessages; locale: Locale },
): Promise<Correction> {
  const { orderEntry: entry, orderCommands } = messages
  const [city, area] = [text('city'), text('area')]
  const typed = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([field, name]) => {
      const value = text(name)
      return value === undefined ? [] : [[field, value]]
    }),
  )
  const lines = pieces.flatMap((each) => each.split('\n')).filter((each) => each.trim() !== '')
  if (Object.keys(typed).length === 0 && city === undefined && area === undefined && lines.length === 0)
    throw new CommandFailure(orderCommands.correct.needsChange, 2)
  if (lines.length > MAX_PIECES)
    throw new CommandFailure(orderCommands.correct.tooManyProducts(MAX_PIECES), 2)
  if (area !== undefined && city === undefined) throw new CommandFailure(orderCommands.correct.needsCity, 2)
  const faults: string[] = []
  const read = readCorrectedBuyer(typed)
  if ('wrong' in read)
    faults.push(
      ...read.wrong.map(({ field, issue }) => entry.wrong(`--${FIELDS[field]}`, issueText(issue, locale))),
    )
  const place = city === undefined ? null : await findNamedPlace(database, { city, area }, locale)
  if (place?.kind === 'choose') faults.push(placeFault(place, { city, area }, entry))
  const wanted = new Map<number, Correction['pieces'][number]['selection']>()
  for (const line of lines) {
    const found = await findLine(database, line, locale)
    if (found.kind !== 'pieces') faults.push(piecesFault(found, line, { locale, entry }) ?? line)
    else if (wanted.has(found.product.id)) faults.push(orderCommands.correct.twice(line))
    else wanted.set(found.product.id, found.selection)
  }
  if (faults.length > 0 || 'wrong' in read || place?.kind === 'choose')
    throw new CommandFailure(faults.join('\n'), 2)
  return {
    buyer: read.buyer,
    place: place === null ? null : place.place,
    pieces: [...wanted].map(([productId, selection]) => ({ productId, selection })),
  }
}

async function findLine(database: Database, line: string, locale: Locale) {
  const removed = REMOVED.exec(line)?.[1]
  const product = removed === undefined ? undefined : await findNamed(database, removed.trim())
  return product
    ? { kind: 'pieces' as const, product, selection: [] }
    : await findOrderedPieces(database, line, locale)
}
