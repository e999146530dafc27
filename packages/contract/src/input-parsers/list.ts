import * as z from 'zod/mini'

/**
 * A list of at most so many things; what is not a list is the issue `list`, nothing sent is `required`. The length is
 * looked at before any item is, so that a huge list costs nothing.
 */
export function listOf<S extends z.ZodMiniType>(item: S, most: number) {
  type Sent = z.input<S>[]
  return z.pipe(
    z.transform((sent: Sent, context): Sent => {
      if (!Array.isArray(sent) || sent.length <= most) return sent
      context.issues.push({ code: 'custom', message: 'tooMany', input: sent })
      return z.NEVER
    }),
    z.array(item, { error: ({ input }) => (input === undefined || input === null ? 'required' : 'list') }),
  )
}
