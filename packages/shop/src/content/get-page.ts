import type { Locale, StaticPage } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { notFound } from '../domain-error.ts'
import { pictureUrl } from '../pictures/picture-url.ts'
import { selectPage } from './queries.ts'

/**
 * A content page: 1 about, 2 privacy, 3 terms.
 *
 * @throws DomainError 404 for an unknown page
 */
export async function getPage(database: Database, lang: Locale, id: number): Promise<StaticPage> {
  const row = await selectPage(database, id, lang)
  if (!row) throw notFound()
  const { title, content } = row.words
  return { id: row.id, title, image: row.picture && pictureUrl(row.picture), content }
}
