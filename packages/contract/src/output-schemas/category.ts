import * as z from 'zod/mini'
import { count, idAndName, named, positiveId, translated } from './envelope.ts'

/** A category with everything below it. */
export const category = named(
  'Category',
  z.object({
    id: positiveId,
    name: z.string(),
    image: z.string(),
    desc: z.string(),
    has_childs: z.boolean(),
    /** Its own and its descendants', each once. */
    products_count: count,
    translations: translated,
    get childs() {
      return z.array(category)
    },
  }),
)

/** A category with the way to it, from the root down. */
export const categoryWithParents = z.object({ ...category.shape, parents: z.array(idAndName) })
