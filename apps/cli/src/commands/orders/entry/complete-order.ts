import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { findNamedPlace, type PlaceChoice } from '@zayy/shop/addresses/find-named-place'
import { findOrderedPieces, type OrderedPieces } from '@zayy/shop/catalog/find-ordered-pieces'
import type { TypedOrder } from '@zayy/shop/orders/add-order'
import { CommandFailure } from '../../../command-line/command.ts'
import { askOrder } from './ask-order.ts'
import type { OrderEntryMessages, TypedFields } from './typed-fields.ts'

const REQUIRED = ['name', 'phone', 'city', 'address'] as const

/** @property mayAsk ask for what is missing, at a terminal */
type Completing = { locale: Locale; entry: OrderEntryMessages; mayAsk: boolean }

/**
 * Resolves city, area and pieces of a typed order, and asks for the rest at a terminal.
 * @throws CommandFailure 2 for what is missing or unknown
 */
export async function completeOrder(
  database: Executor,
  given: TypedFields & { language: Locale | undefined },
  { locale, entry, mayAsk }: Completing,
): Promise<{ fields: TypedFields & { language: Locale }; typed: TypedOrder }> {
  const missing = [
    ...REQUIRED.filter((name) => given[name] === undefined),
    ...(given.pieces.length === 0 ? ['pieces'] : []),
  ]
  const isTerminal = process.stdin.isTTY && process.stderr.isTTY
  if (missing.length > 0 && !(mayAsk && isTerminal))
    throw new CommandFailure(entry.missing(missing.map((name) => `--${name}`).join(' ')), 2)
  const fields = missing.length > 0 ? await askOrder(database, given, { locale, entry }) : given
  const place = await findNamedPlace(database, { city: fields.city, area: fields.area }, locale)
  const read = await Promise.all(fields.pieces.map((text) => findOrderedPieces(database, text, locale)))
  const faults = [
    ...(place.kind === 'choose' ? [placeFault(place, fields, entry)] : []),
    ...read.flatMap((pieces, at) => piecesFault(pieces, fields.pieces[at] ?? '', { locale, entry }) ?? []),
  ]
  if (place.kind === 'choose' || faults.length > 0) throw new CommandFailure(faults.join('\n'), 2)
  const { name, phone, email, address, postcode, coupon, company, vat } = fields
  return {
    fields: { ...fields, language: fields.language ?? 'ar' },
    typed: {
      ...{ name, phone, email, address, postcode, ...place.place },
      short_address: fields['short-address'],
      purchase_order: fields['purchase-order'],
      ...{ coupon_code: coupon, company_name: company, company_vat: vat },
      products: read.flatMap((pieces) =>
        pieces.kind === 'pieces' ? [{ product_id: pieces.product.id, colors: pieces.selection }] : [],
      ),
    },
  }
}

const MAX_LISTED = 20

function placeFault(
  { city, choices }: { city: string | null; choices: PlaceChoice[] },
  typed: TypedFields,
  entry: OrderEntryMessages,
): string {
  const names = choices.slice(0, MAX_LISTED).map(({ name }) => name)
  const more = choices.length - names.length
  const listed = [...names, ...(more > 0 ? [entry.andMore(more)] : [])].join(' · ')
  if (city === null) return entry.unknownCity(typed.city ?? '', listed)
  return typed.area === undefined
    ? entry.neededArea(city, listed)
    : entry.unknownArea(typed.area, city, listed)
}

/** Explains why pieces were not read, with the colours and sizes of the product; null if they were. */
export function piecesFault(
  pieces: OrderedPieces,
  text: string,
  { locale, entry }: { locale: Locale; entry: OrderEntryMessages },
): string | null {
  if (pieces.kind === 'pieces') return null
  if (pieces.kind === 'unknownProduct') {
    const similar = pieces.similar.map((product) => productName(product, locale)).join(' · ')
    return [entry.unknownProduct(text), ...(similar === '' ? [] : [entry.similar(similar)])].join('\n')
  }
  const product = productName(pieces.product, locale)
  const [colour = '', size = ''] = [pieces.colours[0], pieces.sizes[0]]
  return [
    pieces.unread.length === 0 ? entry.noPieces(product) : entry.unread(pieces.unread.join(' · '), product),
    entry.howPieces(`${pieces.product.sku} ${colour}: 10 ${size}`),
    entry.colours(pieces.colours.join(' · ')),
    entry.sizes(pieces.sizes.join(' · ')),
  ].join('\n')
}

export function productName(
  { sku, names }: { sku: string; names: Partial<Record<Locale, string>> | null },
  locale: Locale,
): string {
  const name = names?.[locale] ?? names?.ar ?? names?.en
  return name === undefined ? sku : `${name} (${sku})`
}
