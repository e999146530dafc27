import { pages, pageTranslations } from '@zayy/database/schema/content'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq } from 'drizzle-orm'

type PageText = { title: string; markdown: string }

/** The texts of a page, which may name settings in braces. */
export type PageTexts = { slug: string; ar: PageText; en: PageText }

export async function selectPageTexts(executor: Executor): Promise<PageTexts[]> {
  const rows = await executor
    .select({
      slug: pages.slug,
      locale: pageTranslations.locale,
      title: pageTranslations.title,
      markdown: pageTranslations.content,
    })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.pageId))
    .orderBy(asc(pages.id))
  const nothing = { title: '', markdown: '' }
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own]) => ({
    slug,
    ar: own.find(({ locale }) => locale === 'ar') ?? nothing,
    en: own.find(({ locale }) => locale === 'en') ?? nothing,
  }))
}
