import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { findNamedPlace } from '@zayy/shop/addresses/find-named-place'
import { findOrderedPieces } from '@zayy/shop/catalog/find-ordered-pieces'
import type { TypedOrder } from '@zayy/shop/orders/add-order'
import { CommandFailure } from '../../../command-line/command.ts'
import { askAtTerminal } from '../../../setup/ask.ts'
import { askOrder } from './ask-order.ts'
import { piecesFault } from './pieces-fault.ts'
import { placeFault } from './place-fault.ts'
import type { OrderEntryMessages, TypedFields } from './typed-fields.ts'

const REQUIRED = ['name', 'phone', 'city', 'address'] as const

/**
 * @property left message after Ctrl-C; null if there is no terminal for questions
 * @property again true while the owner corrects refused fields
 */
type Completing = {
  locale: Locale
  entry: OrderEntryMessages
  left: string | null
  again?: { isPiecesWrong: boolean }
}

/**
 * Resolves city, area and pieces of a typed order, and asks for the rest at a terminal.
 * @throws CommandFailure 2 for what is missing or unknown
 */
export async function completeOrder(
  database: Executor,
  given: TypedFields & { language: Locale | undefined },
  { locale, entry, left, again }: Completing,
): Promise<{ fields: TypedFields & { language: Locale }; typed: TypedOrder; isAsked: boolean }> {
  const missing = [
    ...REQUIRED.filter((name) => given[name] === undefined),
    ...(given.pieces.length === 0 ? ['pieces'] : []),
  ]
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY
  const ask =
    left !== null && isTerminal
      ? askAtTerminal({ left, chooseOne: entry.ask.required, none: '' }, process.stderr)
      : null
  if (missing.length > 0 && ask === null)
    throw new CommandFailure(entry.missing(missing.map((name) => `--${name}`).join(' ')), 2)
  const isAsked = ask !== null && (again !== undefined || missing.length > 0)
  const fields = isAsked
    ? await askOrder(database, given, { ask, locale, entry, again: again?.isPiecesWrong ?? false })
    : given
  const place = await findNamedPlace(database, { city: fields.city, area: fields.area }, locale)
  const read = await Promise.all(fields.pieces.map((text) => findOrderedPieces(database, text, locale)))
  const faults = [
    ...(place.kind === 'choose' ? [placeFault(place, fields, entry)] : []),
    ...read.flatMap((pieces, at) => piecesFault(pieces, fields.pieces[at] ?? '', { locale, entry }) ?? []),
  ]
  if (place.kind === 'choose' || faults.length > 0) throw new CommandFailure(faults.join('\n'), 2)
  const { name, phone, email, address, district, postcode, coupon, company, vat } = fields
  return {
    isAsked,
    fields: { ...fields, language: fields.language ?? 'ar' },
    typed: {
      name,
      phone,
      email,
      address,
      district,
      postcode,
      ...place.place,
      short_address: fields['short-address'],
      purchase_order: fields['purchase-order'],
      coupon_code: coupon,
      company_name: company,
      company_vat: vat,
      products: read.flatMap((pieces) =>
        pieces.kind === 'pieces' ? [{ product_id: pieces.product.id, colors: pieces.selection }] : [],
      ),
    },
  }
}
