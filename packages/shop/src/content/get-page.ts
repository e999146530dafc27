import type { Locale, Settings, StaticPage } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { filledHtml, filledText } from '../settings/placeholders.ts'
import { selectPage } from './queries.ts'

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
  const row = await selectPage(database, page, locale)
  if (!row) throw notFound()
  const now = await settings()
  return {
    id: row.id,
    title: filledText(row.translation.title, now, locale),
    image: row.image && imageUrl(row.image),
    content: filledHtml(row.translation.content, now, locale),
  }
}
