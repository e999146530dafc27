import { getBlog } from '@zayy/shop/content/get-blog'
import { getPage } from '@zayy/shop/content/get-page'
import { listBlogCategories } from '@zayy/shop/content/list-blog-categories'
import { listBlogs } from '@zayy/shop/content/list-blogs'
import { listVisionItems } from '@zayy/shop/content/list-vision-items'
import { procedures } from '../procedures.ts'

export const contentRouter = procedures.content.router({
  sectionAboutus: procedures.content.sectionAboutus.handler(async ({ context: { database, lang } }) => ({
    data: await listVisionItems(database, lang),
  })),
  page: procedures.content.page.handler(async ({ context: { database, lang }, input }) => ({
    data: await getPage(database, lang, input.id),
  })),
  blogs: procedures.content.blogs.handler(async ({ context: { database, lang }, input }) => ({
    data: await listBlogs(database, lang, {
      page: input.page ?? 1,
      search: input.search,
      category: input.blog_category_id,
    }),
  })),
  blog: procedures.content.blog.handler(async ({ context: { database, lang }, input }) => ({
    data: await getBlog(database, lang, input.id),
  })),
  blogCategories: procedures.content.blogCategories.handler(async ({ context: { database, lang } }) => ({
    data: await listBlogCategories(database, lang),
  })),
})
