import * as z from 'zod/mini'
import { optional, required } from '../input-parsers/field.ts'
import { id, optionalId } from '../input-parsers/numbers.ts'
import { line, POSTCODE_PATTERN, postcode, shortAddress } from '../input-parsers/texts.ts'

const text = (longest: number) => required(line(longest), { type: 'string', maxLength: longest })

/** Fields of a customer's address (spec, 5). The last four are optional. The area is required if the city has areas. */
export const addressFields = {
  /** The customer's own label. */
  name: text(60),
  country_id: id(),
  city_id: id(),
  area_id: optionalId(),
  address: text(300),
  building: text(60),
  floor: text(30),
  apartment: text(30),
  district: optional(line(100), { type: 'string', maxLength: 100 }),
  note: optional(line(300), { type: 'string', maxLength: 300 }),
  short_address: optional(shortAddress, { type: 'string', pattern: '^[A-Za-z]{4}\\s?[0-9]{4}$' }),
  postcode: optional(postcode, { type: 'string', pattern: POSTCODE_PATTERN }),
}

export const addressInput = z.object(addressFields)

/** A parsed address. Fields that were not sent are undefined. */
export type AddressInput = z.output<typeof addressInput>
