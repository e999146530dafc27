import * as z from 'zod/mini'

/** A list of at most so many things; what is not a list is the fault `list`, nothing sent is `required`. */
export function listOf<S extends z.ZodMiniType>(item: S, most: number) {
  return z
    .array(item, { error: ({ input }) => (input === undefined || input === null ? 'required' : 'list') })
    .check(z.maxLength(most, { error: 'tooMany', abort: true }))
}
