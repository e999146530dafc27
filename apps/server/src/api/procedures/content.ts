import { getBlog } from '@zayy/shop/content/get-blog'
import { getPage } from '@zayy/shop/content/get-page'
import { listBlogCategories } from '@zayy/shop/content/list-blog-categories'
import { listBlogs } from '@zayy/shop/content/list-blogs'
import { listVisionItems } from '@zayy/shop/content/list-vision-items'
import { implementer } from '../implementer.ts'

export const contentRouter = implementer.content.router({
  sectionAboutus: implementer.content.sectionAboutus.handler(async ({ context: { database, locale } }) => ({
    data: await listVisionItems(database, locale),
  })),
  page: implementer.content.page.handler(async ({ context: { database, shared, locale }, input }) => ({
    data: await getPage(database, locale, input.page, () => shared.settings(locale)),
  })),
  blogs: implementer.content.blogs.handler(async ({ context: { database, locale }, input }) => ({
    data: await listBlogs(database, locale, {
      page: input.page ?? 1,
      search: input.search,
      category: input.blog_category_id,
    }),
  })),
  blog: implementer.content.blog.handler(async ({ context: { database, locale }, input }) => ({
    data: await getBlog(database, locale, input.id),
  })),
  blogCategories: implementer.content.blogCategories.handler(async ({ context: { database, locale } }) => ({
    data: await listBlogCategories(database, locale),
  })),
})
