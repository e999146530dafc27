import * as z from 'zod/mini'
import { count, idAndName, named, positiveId, translated } from './envelope.ts'

export const category = named(
  'Category',
  z.object({
    id: positiveId,
    name: z.string(),
    image: z.string(),
    desc: z.string(),
    has_childs: z.boolean(),
    /** Products of the category and its descendants, each counted once. */
    products_count: count,
    translations: translated,
    get childs() {
      return z.array(category)
    },
  }),
)

/** A category with its ancestors, the root first. */
export const categoryWithParents = z.object({ ...category.shape, parents: z.array(idAndName) })
