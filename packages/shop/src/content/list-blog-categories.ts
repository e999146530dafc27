import type { Locale } from '@zayy/contract/types'
import { blogCategories, blogCategoryTranslations } from '@zayy/database/schema/content'
import { inLanguage } from '@zayy/database/sql/in-language'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { asc, not } from 'drizzle-orm'

const allBlogCategories = prepared((database) =>
  database
    .select({
      id: blogCategories.id,
      name: inLanguage(blogCategoryTranslations.name, blogCategoryTranslations.categoryId, blogCategories.id),
    })
    .from(blogCategories)
    .where(not(blogCategories.hidden))
    .orderBy(asc(blogCategories.position))
    .prepare('blog_categories'),
)

/** Lists the blog categories in the owner's order. */
export async function listBlogCategories(
  database: Database,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  return await allBlogCategories(database).execute({ locale })
}
