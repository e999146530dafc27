import * as z from 'zod/mini'
import { optional, required } from '../input-parsers/field.ts'
import { id, optionalId } from '../input-parsers/numbers.ts'
import { line, postcode, POSTCODE_PATTERN, shortAddress } from '../input-parsers/texts.ts'

const text = (longest: number) => required(line(longest), { type: 'string', maxLength: longest })

/** What a customer types of an address (spec, 5). All but the last three are required, the area where the city has areas. */
export const addressFields = {
  /** What the customer calls it. */
  name: text(60),
  country_id: id(),
  city_id: id(),
  area_id: optionalId(),
  address: text(300),
  building: text(60),
  floor: text(30),
  apartment: text(30),
  note: optional(line(300), { type: 'string', maxLength: 300 }),
  short_address: optional(shortAddress, { type: 'string', pattern: '^[A-Za-z]{4}\\s?[0-9]{4}$' }),
  postcode: optional(postcode, { type: 'string', pattern: POSTCODE_PATTERN }),
}

export const addressInput = z.object(addressFields)

/** An address as read: what was not sent is undefined. */
export type AddressInput = z.output<typeof addressInput>
