import type { Locale, Settings, StaticPage } from '@zayy/contract/types'
import { pages, pageTranslations } from '@zayy/database/schema/content'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { eq, or, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'
import { filledHtml, filledText } from '../settings/placeholders.ts'

const onePage = prepared((database) =>
  database
    .select({
      id: pages.id,
      image: pages.image,
      translation: inLanguage(
        jsonObject(pick(pageTranslations, 'title', 'content')),
        pageTranslations.pageId,
        pages.id,
      ),
    })
    .from(pages)
    .where(or(eq(pages.id, sql.placeholder('id')), eq(pages.slug, sql.placeholder('slug'))))
    .prepare('page'),
)

/**
 * Returns a content page with its placeholders filled from the settings.
 * @param page its id or slug
 * @param settings reads them in the same language
 * @throws DomainError 404 for an unknown page
 */
export async function getPage(
  database: Database,
  locale: Locale,
  page: number | string,
  settings: () => Promise<Settings>,
): Promise<StaticPage> {
  const key = typeof page === 'number' ? { id: page, slug: '' } : { id: 0, slug: page }
  const [row] = await onePage(database).execute({ ...key, locale })
  if (!row) throw notFound()
  const now = await settings()
  return {
    id: row.id,
    title: filledText(row.translation.title, now, locale),
    image: row.image && imageUrl(row.image),
    content: filledHtml(row.translation.content, now, locale),
  }
}
