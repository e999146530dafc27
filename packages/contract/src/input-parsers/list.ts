import * as z from 'zod/mini'

/** Maximum number of issues in one answer. Nobody mends more at once. */
export const MAX_ISSUES = 50

/** Item schema and maximum length of each list, for the OpenAPI generator. */
export const describedLists = new WeakMap<object, { item: z.ZodMiniType; most: number }>()

/**
 * A list of at most `most` items. Another type is the issue `list`, a missing list `required`. The length is checked
 * before the items, and parsing stops after `MAX_ISSUES` issues, so that an invalid list costs little.
 * @param gap value of items whose index a form left out
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
