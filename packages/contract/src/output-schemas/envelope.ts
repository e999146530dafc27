import type { Sar } from '@zayy/domain/money'
import * as z from 'zod/mini'

/** Names of the wire types in the OpenAPI document. */
export const outputNames = z.registry<{ id: string }>()

/** Sets the name of a schema in the OpenAPI document. */
export function named<S extends z.ZodMiniType>(name: string, schema: S): S {
  outputNames.add(schema, { id: name })
  return schema
}

/** The envelope of every successful answer: `{ data, message? }`. */
export function answer<T>(data: z.ZodMiniType<T, T>) {
  return z.object({ data, message: z.optional(z.string()) })
}

/** A page of a list, in the format of Laravel. */
export function pageOf<T>(item: z.ZodMiniType<T, T>) {
  return z.object(pageFields(item))
}

/** Fields of a page, for lists with further fields. */
export function pageFields<T>(item: z.ZodMiniType<T, T>) {
  return { data: z.array(item), current_page: count, last_page: count, per_page: count, total: count }
}

export const positiveId = z.int().check(z.positive())
export const count = z.int().check(z.nonnegative())
/** SAR with at most 2 decimals: a number on the wire, the type `Sar` in code. */
export const money = z.number().check(z.nonnegative(), z.multipleOf(0.01)) as unknown as z.ZodMiniType<
  Sar,
  Sar
>
/** A percentage with at most 2 decimals: 15, 7.5. */
export const percent = z.number().check(z.nonnegative())
/** Fewest and most business days. */
export const businessDays = z.object({ from: count, to: count })
export const idAndName = z.object({ id: positiveId, name: z.string() })
export const locale = z.enum(['ar', 'en'])
export const translated = z.array(z.object({ locale, name: z.string() }))
