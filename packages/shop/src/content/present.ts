import type { Blog, BlogCard } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { BlogRow } from './queries.ts'

/** Presents a post for a list. The date is the start of its day in UTC; null: none is shown. */
export function presentBlogCard(row: BlogRow): BlogCard {
  return {
    id: row.id,
    title: row.translation.title,
    image: imageUrl(row.image),
    excerpt: row.translation.excerpt,
    created_at: row.writtenOn && `${row.writtenOn}T00:00:00.000Z`,
    featured: row.featured,
    category: { id: row.category.id, name: row.category.name },
  }
}

/** Presents a post in full. */
export function presentBlog(row: BlogRow): Blog {
  return { ...presentBlogCard(row), content: row.translation.content }
}
