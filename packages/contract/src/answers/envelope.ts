import * as z from 'zod/mini'
import type { Page } from '../shapes.ts'

/**
 * Holds a schema against the wire type it stands for, in both directions: a field that is missing, too much or of
 * another type does not compile. The result carries the wire type's own name into the client.
 */
export function shaped<T>() {
  return <S extends z.ZodMiniType<T, T>>(
    schema: [T] extends [z.output<S>] ? S : never,
  ): z.ZodMiniType<T, T> => schema
}

/** The envelope of every success: `{ data, message? }`. */
export function answer<T>(data: z.ZodMiniType<T, T>) {
  return z.object({ data, message: z.optional(z.string()) })
}

/** A page of a list, as Laravel's clients know it. */
export function pageOf<T>(item: z.ZodMiniType<T, T>) {
  return shaped<Page<T>>()(z.object(pageFields(item)))
}

/** The fields of a page, for lists that carry more than a page. */
export function pageFields<T>(item: z.ZodMiniType<T, T>) {
  return { data: z.array(item), current_page: count, last_page: count, per_page: count, total: count }
}

export const positiveId = z.int().check(z.positive())
export const count = z.int().check(z.nonnegative())
/** SAR, at most 2 decimals. */
export const money = z.number().check(z.nonnegative(), z.multipleOf(0.01))
export const idAndName = z.object({ id: positiveId, name: z.string() })
export const translated = z.array(z.object({ locale: z.enum(['ar', 'en']), name: z.string() }))
