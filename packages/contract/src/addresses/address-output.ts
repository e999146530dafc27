import * as z from 'zod/mini'
import { idAndName, money, named, positiveId } from '../output-schemas/envelope.ts'

const nullableText = z.nullable(z.string())

export const address = named(
  'Address',
  z.object({
    id: positiveId,
    name: z.string(),
    country_id: positiveId,
    city_id: positiveId,
    /** Null if the city has no areas. */
    area_id: z.nullable(positiveId),
    address: z.string(),
    building: z.string(),
    floor: z.string(),
    apartment: z.string(),
    note: nullableText,
    /** Typed where the city has no areas. */
    district: nullableText,
    /** The National Address: four letters and four digits. */
    short_address: nullableText,
    /** Five digits, and the additional number where it is known: 12212-3456. */
    postcode: nullableText,
    country: idAndName,
    city: z.extend(idAndName, { shipping: money }),
    area: z.nullable(idAndName),
  }),
)
