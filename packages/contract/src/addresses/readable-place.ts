import * as z from 'zod/mini'
import { addressFields } from './address-input.ts'

const { country_id, city_id, area_id } = addressFields
const fields = z.record(z.string(), z.unknown())

/** Where an address lies of which something could not be read. 0, nobody's id, for a part that could not. */
export function readablePlace(sent: unknown): {
  country_id: number
  city_id: number
  area_id: number | undefined
} {
  const read = fields.safeParse(sent).data ?? {}
  const area = area_id.safeParse(read.area_id)
  return {
    country_id: country_id.safeParse(read.country_id).data ?? 0,
    city_id: city_id.safeParse(read.city_id).data ?? 0,
    area_id: area.success ? area.data : 0,
  }
}
