import { blogs, blogTranslations } from '@zayy/database/schema/content'
import { blogStems } from '@zayy/domain/content/blog-stems'
import type { Database } from '@zayy/platform/postgres/database'
import { eq, isNull } from 'drizzle-orm'

/** Works out what posts are found by where it is not stored: those that an earlier version of the shop imported. */
export async function indexBlogs(database: Database): Promise<void> {
  const unindexed = await database.select({ id: blogs.id }).from(blogs).where(isNull(blogs.stems))
  for (const { id } of unindexed) {
    const texts = await database.select().from(blogTranslations).where(eq(blogTranslations.blogId, id))
    await database
      .update(blogs)
      .set({ stems: blogStems(texts) })
      .where(eq(blogs.id, id))
  }
}
