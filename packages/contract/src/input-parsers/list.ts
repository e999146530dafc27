import * as z from 'zod/mini'

/** So many things that are wrong are told at once; nobody mends more before asking again. */
export const MAX_ISSUES = 50

/** The item and the greatest length of each list, found by the OpenAPI generator. */
export const describedLists = new WeakMap<object, { item: z.ZodMiniType; most: number }>()

/**
 * A list of at most so many things; what is not a list is the issue `list`, nothing sent is `required`. The length is
 * looked at before any item is, and no further item once `MAX_ISSUES` things are wrong, so that a bad list costs little.
 *
 * @param gap what an item counts as whose index a form has left out
 */
export function listOf<S extends z.ZodMiniType>(item: S, most: number, gap: z.output<S>) {
  const schema = z.transform((sent: z.input<S>[], context): z.output<S>[] => {
    const { issues } = context
    const refuse = (message: string) => {
      issues.push({ code: 'custom', message, input: sent })
      return z.NEVER
    }
    if (sent === undefined || sent === null) return refuse('required')
    if (!Array.isArray(sent)) return refuse('list')
    if (sent.length > most) return refuse('tooMany')
    const read: z.output<S>[] = []
    for (let place = 0; place < sent.length && issues.length < MAX_ISSUES; place += 1) {
      if (!(place in sent)) {
        read.push(gap)
        continue
      }
      const result = item.safeParse(sent[place])
      if (result.success) read.push(result.data)
      else
        for (const { message, path } of result.error.issues)
          issues.push({ code: 'custom', message, path: [place, ...path], input: sent[place] })
    }
    return read
  })
  describedLists.set(schema, { item, most })
  return schema
}
