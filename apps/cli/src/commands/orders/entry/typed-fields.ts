import type { Locale } from '@zayy/i18n/locale'
import { CommandFailure } from '../../../command-line/command.ts'
import type { CommandMessages } from '../../../command-line/messages.ts'

export type OrderEntryMessages = CommandMessages['orderEntry']

export const FIELD_NAMES = [
  'name',
  'phone',
  'email',
  'city',
  'area',
  'address',
  'district',
  'short-address',
  'postcode',
  'coupon',
  'company',
  'vat',
  'purchase-order',
] as const

export type FieldName = (typeof FIELD_NAMES)[number]

/** Options of buyer, place and pieces, with the name of each value in the help. */
export const ENTRY_OPTIONS = {
  name: 'NAME',
  phone: 'PHONE',
  email: 'EMAIL',
  city: 'CITY',
  area: 'AREA',
  address: 'TEXT',
  district: 'TEXT',
  'short-address': 'CODE',
  postcode: 'NUMBER',
  pieces: 'TEXT',
} as const

/**
 * An order as typed.
 * @property pieces one text per product
 * @property language of the customer; null: not given
 */
export type TypedFields = Partial<Record<FieldName, string>> & { pieces: string[] }

/** @throws CommandFailure 2 for an unknown language */
export function typedFields(
  text: (name: FieldName | 'language') => string | undefined,
  pieces: readonly string[],
  entry: OrderEntryMessages,
): TypedFields & { language: Locale | undefined } {
  const fields: Partial<Record<FieldName, string>> = {}
  for (const name of FIELD_NAMES) {
    const typed = text(name)
    if (typed !== undefined) fields[name] = typed
  }
  const language = text('language')
  if (language !== undefined && language !== 'ar' && language !== 'en')
    throw new CommandFailure(entry.language, 2)
  return { ...fields, pieces: pieces.flatMap(lines), language }
}

/** Each line is one product. */
function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
