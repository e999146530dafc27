import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { findNamedPlace } from '@zayy/shop/addresses/find-named-place'
import { findOrderedPieces } from '@zayy/shop/catalog/find-ordered-pieces'
import type { Ask } from '../../../setup/ask.ts'
import { piecesFault } from './pieces-fault.ts'
import { placeFault } from './place-fault.ts'
import type { OrderEntryMessages, TypedFields } from './typed-fields.ts'

/** @property again asks for more products; the order has some */
type Asking = { ask: Ask; locale: Locale; entry: OrderEntryMessages; again: boolean }

const MAX_PRODUCTS = 100

/** Longer lists of places are typed, not scrolled. */
const MAX_CHOICES = 12

/** Asks for everything that an order can have and that was not given as an option. */
export async function askOrder(
  database: Executor,
  given: TypedFields & { language: Locale | undefined },
  { ask, locale, entry, again }: Asking,
): Promise<TypedFields & { language: Locale }> {
  const texts = entry.ask
  const fields = { ...given }
  const required = (id: string, message: string, hint?: string) =>
    ask.text({
      id,
      message,
      check: (typed) => (typed === '' ? texts.required : null),
      ...(hint === undefined ? {} : { hint }),
    })
  const optional = (id: string, message: string) => ask.text({ id, message, check: () => null })
  fields.name ??= await required('name', texts.name)
  fields.phone ??= await required('phone', texts.phone, '0501234567')
  fields.email ??= await optional('email', texts.email)
  for (;;) {
    const found = await findNamedPlace(database, { city: fields.city, area: fields.area }, locale)
    if (found.kind === 'place') break
    const part = found.city === null ? 'city' : 'area'
    const choices = found.choices.map(({ code, name }) => ({ value: code, label: name }))
    fields[part] =
      choices.length <= MAX_CHOICES
        ? await ask.one({ id: part, message: texts[part], choices })
        : await ask.text({
            id: part,
            message: texts[part],
            check: async (typed) => {
              const { city, area }: TypedFields = { ...fields, [part]: typed }
              const named = await findNamedPlace(database, { city, area }, locale)
              const isKnown = named.kind === 'place' || (part === 'city' && named.city !== null)
              return isKnown ? null : placeFault(named, { city, area }, entry)
            },
          })
  }
  fields.address ??= await required('address', texts.address)
  fields.company ??= await optional('company', texts.company)
  if (fields.company !== '') {
    fields.vat ??= await required('vat', texts.vat)
    // Its e-invoice names them.
    fields['short-address'] ??= await optional('short-address', texts.shortAddress)
    fields.postcode ??= await optional('postcode', texts.postcode)
    if (fields.area === undefined) fields.district ??= await optional('district', texts.district)
  }
  while ((again || given.pieces.length === 0) && fields.pieces.length < MAX_PRODUCTS) {
    const isFirst = fields.pieces.length === 0
    const typed = await ask.text({
      id: `pieces${fields.pieces.length + 1}`,
      message: isFirst ? texts.product : texts.nextProduct,
      hint: texts.example,
      check: async (line) => {
        if (line === '') return isFirst ? texts.required : null
        return piecesFault(await findOrderedPieces(database, line, locale), line, { locale, entry })
      },
    })
    if (typed === '') break
    fields.pieces = [...fields.pieces, typed]
  }
  fields.coupon ??= await optional('coupon', texts.coupon)
  fields['purchase-order'] ??= await optional('purchase-order', texts.purchaseOrder)
  const { languages } = texts
  const choices = [
    { value: 'ar', label: languages.ar },
    { value: 'en', label: languages.en },
  ] as const
  return {
    ...fields,
    language: given.language ?? (await ask.one({ id: 'language', message: texts.language, choices })),
  }
}
