import {
  blogCategories,
  blogs,
  blogTranslations,
  pages,
  pageTranslations,
} from '@zayy/database/schema/content'
import { slides, slideTranslations, sponsors, sponsorTranslations } from '@zayy/database/schema/home'
import { pictureUrl } from '@zayy/platform/images/picture-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq, not, sql } from 'drizzle-orm'
import { type ContentItem, type ContentKind, contentFields } from './content-kinds.ts'

/** A thing in one of its languages: its own fields, and those of the language without its ending. */
type Row = { id: number; slug: string; locale: string; own: Texts; translated: Texts }
type Texts = Record<string, string | null>

const select: Record<ContentKind, (executor: Executor) => Promise<Row[]>> = {
  pages: async (executor) => {
    const rows = await executor
      .select()
      .from(pages)
      .innerJoin(pageTranslations, eq(pageTranslations.pageId, pages.id))
      .orderBy(asc(pages.id))
    return rows.map(({ pages: { id, slug, picture }, page_translations: { locale, title, content } }) => {
      return { id, slug, locale, own: { image: address(picture) }, translated: { title, content } }
    })
  },
  blogs: async (executor) => {
    const rows = await executor
      .select({
        id: blogs.id,
        slug: blogs.slug,
        picture: blogs.picture,
        date: blogs.writtenOn,
        featured: blogs.featured,
        category: blogCategories.slug,
        translation: blogTranslations,
      })
      .from(blogs)
      .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
      .innerJoin(blogTranslations, eq(blogTranslations.blogId, blogs.id))
      .where(not(blogs.hidden))
      .orderBy(sql`${blogs.writtenOn} desc nulls last`, asc(blogs.id))
    return rows.map(({ id, slug, picture, date, featured, category, translation }) => {
      const { locale, title, excerpt, content } = translation
      const own = { image: address(picture), category, date, featured: featured ? '1' : '0' }
      return { id, slug, locale, own, translated: { title, excerpt, content } }
    })
  },
  slides: async (executor) => {
    const rows = await executor
      .select()
      .from(slides)
      .innerJoin(slideTranslations, eq(slideTranslations.slideId, slides.id))
      .orderBy(asc(slides.position), asc(slides.id))
    return rows.map(({ slides: slide, slide_translations: translation }) => {
      const { id, slug, pictureTall, textTheme, link } = slide
      const { locale, picture, title, description } = translation
      const own = { image_tall: address(pictureTall), text: textTheme, link }
      return { id, slug, locale, own, translated: { image: address(picture), title, description } }
    })
  },
  sponsors: async (executor) => {
    const rows = await executor
      .select()
      .from(sponsors)
      .innerJoin(sponsorTranslations, eq(sponsorTranslations.sponsorId, sponsors.id))
      .orderBy(asc(sponsors.position), asc(sponsors.id))
    return rows.map(({ sponsors: { id, slug, picture }, sponsor_translations: { locale, name } }) => {
      return { id, slug, locale, own: { image: address(picture) }, translated: { name } }
    })
  },
}

/**
 * All things of a kind in the order in which the shop shows them, but for posts that were removed. Their texts are those that the
 * owner types, but for pictures, which are addresses, and Markdown, which is the HTML that was made of it. Empty: ''.
 */
export async function listContent(executor: Executor, kind: ContentKind): Promise<ContentItem[]> {
  const rows = await select[kind](executor)
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own], index) => {
    const texts: Texts = { position: `${index + 1}` }
    for (const { locale, own: shared, translated } of own) {
      Object.assign(texts, shared)
      for (const [name, text] of Object.entries(translated)) texts[`${name}_${locale}`] = text
    }
    const fields = Object.fromEntries(contentFields[kind].map((field) => [field, texts[field] ?? '']))
    return { id: own[0]?.id ?? 0, slug, fields }
  })
}

function address(hash: string | null): string | null {
  return hash && pictureUrl(hash)
}
