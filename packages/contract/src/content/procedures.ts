import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { optional } from '../input-parsers/field.ts'
import { id, optionalId, pageNumber } from '../input-parsers/numbers.ts'
import { line } from '../input-parsers/texts.ts'
import { answer, idAndName, named, pageOf, positiveId } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'

const blogFields = {
  id: positiveId,
  title: z.string(),
  image: z.string(),
  excerpt: z.string(),
  created_at: z.nullable(z.iso.datetime()),
  featured: z.boolean(),
  category: idAndName,
}

export const blogCard = named('BlogCard', z.object(blogFields))
export const blog = named('Blog', z.object({ ...blogFields, content: z.string() }))
export const staticPage = named(
  'StaticPage',
  z.object({ id: positiveId, title: z.string(), image: z.nullable(z.string()), content: z.string() }),
)
export const visionItem = named(
  'VisionItem',
  z.object({ id: positiveId, image: z.string(), title: z.string(), description: z.string() }),
)

const tags = ['content']

export const contentProcedures = {
  sectionAboutus: oc
    .route({ ...routes.content.sectionAboutus, summary: 'The vision items of the about page', tags })
    .output(answer(z.array(visionItem))),
  page: oc
    .route({ ...routes.content.page, summary: 'A content page: 1 about, 2 privacy, 3 terms', tags })
    .input(z.object({ id: id() }))
    .output(answer(staticPage)),
  blogs: oc
    .route({ ...routes.content.blogs, summary: 'Blog posts, 9 a page', tags })
    .input(
      z.object({
        page: pageNumber(),
        search: optional(line(200), { type: 'string', maxLength: 200 }),
        blog_category_id: optionalId(),
      }),
    )
    .output(answer(pageOf(blogCard))),
  blog: oc
    .route({ ...routes.content.blog, summary: 'A blog post', tags })
    .input(z.object({ id: id() }))
    .output(answer(blog)),
  blogCategories: oc
    .route({ ...routes.content.blogCategories, summary: 'The blog categories', tags })
    .output(answer(z.array(idAndName))),
}
