import * as z from 'zod/mini'
import type { Category, Id } from '../shapes.ts'
import { answerNames, count, idAndName, positiveId, shaped, translated } from './envelope.ts'

const categoryFields = {
  id: positiveId,
  name: z.string(),
  image: z.string(),
  desc: z.string(),
  has_childs: z.boolean(),
  products_count: count,
  translations: translated,
  get childs(): z.ZodMiniArray<z.ZodMiniType<Category, Category>> {
    return z.array(category)
  },
}

/** A category with everything below it. */
export const category: z.ZodMiniType<Category, Category> = z.lazy(() => z.object(categoryFields))
answerNames.add(category, { id: 'Category' })

export type CategoryWithParents = Category & { parents: { id: Id; name: string }[] }

/** A category with the way to it, from the root down. */
export const categoryWithParents = shaped<CategoryWithParents>()(
  z.object({
    id: positiveId,
    name: z.string(),
    image: z.string(),
    desc: z.string(),
    has_childs: z.boolean(),
    products_count: count,
    translations: translated,
    childs: z.array(category),
    parents: z.array(idAndName),
  }),
)
