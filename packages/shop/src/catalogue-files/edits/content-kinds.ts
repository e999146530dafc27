/**
 * Content that can be edited one item at a time, with its fields. They have the names of the import's columns; fields
 * that differ by language end with it.
 */
export const contentFields = {
  pages: ['title_ar', 'title_en', 'image', 'content_ar', 'content_en'],
  blogs: [
    ...['title_ar', 'title_en', 'excerpt_ar', 'excerpt_en'],
    ...['image', 'category', 'date', 'featured', 'content_ar', 'content_en'],
  ],
  slides: [
    ...['position', 'title_ar', 'title_en', 'description_ar', 'description_en'],
    ...['image_ar', 'image_en', 'image_tall', 'text', 'link'],
  ],
  sponsors: ['position', 'name_ar', 'name_en', 'image'],
} as const

export type ContentKind = keyof typeof contentFields

export type ContentField = (typeof contentFields)[ContentKind][number]

export function isImageField(field: string): boolean {
  return field.startsWith('image')
}

/** Returns true for fields with Markdown or HTML. */
export function isRichField(field: string): boolean {
  return /^(content|description)_/.test(field)
}

/** An item as the owner sees it: texts by field. */
export type ContentItem = { id: number; slug: string; fields: Record<string, string> }
