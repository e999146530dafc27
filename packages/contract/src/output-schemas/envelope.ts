import type { Sar } from '@zayy/domain/money'
import * as z from 'zod/mini'

/** The names that the OpenAPI description gives to the wire types. */
export const outputNames = z.registry<{ id: string }>()

/** The same schema, called so in the OpenAPI description. */
export function named<S extends z.ZodMiniType>(name: string, schema: S): S {
  outputNames.add(schema, { id: name })
  return schema
}

/** The envelope of every success: `{ data, message? }`. */
export function answer<T>(data: z.ZodMiniType<T, T>) {
  return z.object({ data, message: z.optional(z.string()) })
}

/** A page of a list, as Laravel's clients know it. */
export function pageOf<T>(item: z.ZodMiniType<T, T>) {
  return z.object(pageFields(item))
}

/** The fields of a page, for lists that carry more than a page. */
export function pageFields<T>(item: z.ZodMiniType<T, T>) {
  return { data: z.array(item), current_page: count, last_page: count, per_page: count, total: count }
}

export const positiveId = z.int().check(z.positive())
export const count = z.int().check(z.nonnegative())
/** SAR, at most 2 decimals: a number on the wire, of its own type to whoever reads or writes it. */
export const money = z.number().check(z.nonnegative(), z.multipleOf(0.01)) as unknown as z.ZodMiniType<
  Sar,
  Sar
>
/** A percentage with at most 2 decimals: 15, 7.5. */
export const percent = z.number().check(z.nonnegative())
/** So many business days, from the fewest to the most. */
export const businessDays = z.object({ from: count, to: count })
export const idAndName = z.object({ id: positiveId, name: z.string() })
export const locale = z.enum(['ar', 'en'])
export const translated = z.array(z.object({ locale, name: z.string() }))
