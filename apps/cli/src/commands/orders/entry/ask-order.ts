import { autocomplete, isCancel, log, select, text } from '@clack/prompts'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { findNamedPlace } from '@zayy/shop/addresses/find-named-place'
import { findOrderedPieces } from '@zayy/shop/catalog/find-ordered-pieces'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { commandMessages } from '../../../command-line/messages.ts'
import { CommandFailure } from '../../../command-line/command.ts'
import { piecesFault, productName } from './complete-order.ts'
import type { OrderEntryMessages, TypedFields } from './typed-fields.ts'

type Asking = { locale: Locale; entry: OrderEntryMessages }

/** Prompts are on standard error, so that the answer of the command can be piped. */
const output = process.stderr

/**
 * Asks for everything that an order can have and that was not given as an option.
 * @throws CommandFailure 1 if the operator stops; nothing was changed
 */
export async function askOrder(
  database: Executor,
  given: TypedFields & { language: Locale | undefined },
  asking: Asking,
): Promise<TypedFields & { language: Locale }> {
  const { ask } = asking.entry
  const fields = { ...given }
  fields.name ??= await askText(ask.name, asking)
  fields.phone ??= await askText(ask.phone, asking, { placeholder: '0501234567' })
  fields.email ??= await askText(ask.email, asking, { optional: true })
  await askPlace(database, fields, asking)
  fields.address ??= await askText(ask.address, asking)
  fields.company ??= await askText(ask.company, asking, { optional: true })
  if (fields.company) fields.vat ??= await askText(ask.vat, asking)
  fields.pieces = given.pieces.length > 0 ? given.pieces : await askProducts(database, asking)
  fields.coupon ??= await askText(ask.coupon, asking, { optional: true })
  fields['purchase-order'] ??= await askText(ask.purchaseOrder, asking, { optional: true })
  const { languages } = ask
  const language: Locale =
    given.language ??
    answered<Locale>(
      await select<Locale>({
        message: ask.language,
        options: [
          { value: 'ar', label: languages.ar },
          { value: 'en', label: languages.en },
        ],
        output,
      }),
      asking,
    )
  return { ...fields, language }
}

/** Asks for the city and, if it has areas, for the area. */
async function askPlace(database: Executor, fields: TypedFields, asking: Asking): Promise<void> {
  const { ask } = asking.entry
  for (;;) {
    const found = await findNamedPlace(database, { city: fields.city, area: fields.area }, asking.locale)
    if (found.kind === 'place') return
    const isCity = found.city === null
    const chosen = answered(
      await autocomplete<string>({
        message: isCity ? ask.city : ask.area,
        options: found.choices.map(({ code, name }) => ({ value: code, label: name })),
        maxItems: MAX_SHOWN,
        output,
      }),
      asking,
    )
    if (isCity) fields.city = chosen
    else fields.area = chosen
  }
}

const MAX_SHOWN = 8
const MAX_PRODUCTS = 100

/** Asks for one product after another. */
async function askProducts(database: Executor, asking: Asking): Promise<string[]> {
  const { ask } = asking.entry
  const lines: string[] = []
  while (lines.length < MAX_PRODUCTS) {
    const isFirst = lines.length === 0
    const typed = await askText(isFirst ? ask.product : ask.nextProduct, asking, { optional: !isFirst })
    if (typed === '') break
    const line = await askPieces(database, typed, asking)
    if (line !== null) lines.push(line)
  }
  return lines
}

/** Asks until the pieces of a product can be read; null if the operator means another product. */
async function askPieces(database: Executor, typed: string, asking: Asking): Promise<string | null> {
  const { entry, locale } = asking
  let line = typed
  for (;;) {
    const read = await findOrderedPieces(database, line, locale)
    if (read.kind === 'pieces') {
      log.success(entry.read(productName(read.product, locale), pieceCount(read.selection)), { output })
      return line
    }
    if (read.kind === 'unknownProduct') {
      log.warn(entry.unknownProduct(line), { output })
      const options = read.similar.map((each) => ({ value: each.sku, label: productName(each, locale) }))
      if (options.length === 0) return null
      const other = { value: '', label: entry.ask.other }
      const sku = answered(
        await select<string>({ message: entry.ask.which, options: [...options, other], output }),
        asking,
      )
      if (sku === '') return null
      line = sku
      continue
    }
    const isNamed = read.unread.length === 0
    const [fault, ...help] = (piecesFault(read, line, asking) ?? '').split('\n')
    log[isNamed ? 'info' : 'warn']([...(isNamed ? [] : [fault]), ...help].join('\n'), { output })
    const { sku } = read.product
    line = `${sku} ${await askText(entry.ask.pieces(productName(read.product, locale)), asking)}`
  }
}

async function askText(
  message: string,
  asking: Asking,
  { optional = false, placeholder }: { optional?: boolean; placeholder?: string } = {},
): Promise<string> {
  const typed = await text({
    message,
    ...(placeholder !== undefined && { placeholder }),
    output,
    validate: (value) => (optional || value?.trim() ? undefined : asking.entry.ask.required),
  })
  return answered(typed, asking)?.trim() ?? ''
}

/** @throws CommandFailure if the operator stopped */
function answered<const Value extends string>(value: Value | symbol, { locale }: Asking): Value {
  if (isCancel(value) || typeof value === 'symbol')
    throw new CommandFailure(commandMessages(locale).commandLine.refused.declined)
  return value
}
