import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { optional } from '../input-parsers/field.ts'
import { id, optionalId, pageId, pageNumber } from '../input-parsers/numbers.ts'
import { line } from '../input-parsers/texts.ts'
import { answer, idAndName, named, pageOf, positiveId } from '../output-schemas/envelope.ts'
import { publicRead } from '../policies.ts'

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

export const contentProcedures = {
  sectionAboutus: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/sectionAboutus',
    summary: 'The vision items of the about page',
    shows: [],
    output: answer(z.array(visionItem)),
  }),
  page: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/page/{page}',
    summary: 'A content page: 1 about, 2 privacy, 3 terms, or any by its slug',
    shows: [],
    input: z.object({ page: pageId() }),
    output: answer(staticPage),
  }),
  blogs: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/blogs',
    summary: 'Blog posts, 9 a page',
    query: { kept: ['page', 'blog_category_id'], open: ['search'] },
    shows: [],
    input: z.object({
      page: pageNumber(),
      search: optional(line(200), { type: 'string', maxLength: 200 }),
      blog_category_id: optionalId(),
    }),
    output: answer(pageOf(blogCard)),
  }),
  blog: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/blogs/{id}',
    summary: 'A blog post',
    shows: [],
    input: z.object({ id: id() }),
    output: answer(blog),
  }),
  blogCategories: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/blog-categories',
    summary: 'The blog categories',
    shows: [],
    output: answer(z.array(idAndName)),
  }),
}
