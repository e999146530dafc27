import * as z from 'zod/mini'
import type { Page } from '../shapes.ts'

/** The names that the OpenAPI description gives to the wire types. */
export const answerNames = z.registry<{ id: string }>()

/**
 * Holds a schema against the wire type it stands for, in both directions: a field that is missing, too much or of
 * another type does not compile. The result carries the wire type's own name into the client, and `name` into the
 * OpenAPI description.
 */
export function shaped<T>(name?: string) {
  return <S extends z.ZodMiniType<T, T>>(
    schema: [T] extends [z.output<S>] ? S : never,
  ): z.ZodMiniType<T, T> => {
    if (name !== undefined) answerNames.add(schema, { id: name })
    return schema
  }
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
