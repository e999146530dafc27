import { slug } from '@zayy/domain/text/slug'

/** The address of a category's products, without `/en`: `/Product-category/12/ملابس-طبية` (spec, 2). */
export function categoryPath({ id, name }: { id: number; name: string }): string {
  return `/Product-category/${id}/${slug(name)}`
}
