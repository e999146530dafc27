import {
  blogCategories,
  blogs,
  blogTranslations,
  pages,
  pageTranslations,
} from '@zayy/database/schema/content'
import { slides, slideTranslations, sponsors, sponsorTranslations } from '@zayy/database/schema/home'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq, not, sql } from 'drizzle-orm'
import { contentFields, type ContentItem, type ContentKind } from './content-kinds.ts'

/** Writes stored images, texts and links as the texts of fields. @property image `name`: a path for an image without one */
export type FieldWriter = {
  image(hash: string, name: string): string
  text(html: string, markdown: string | null): string
  link(link: string): string
}

/** For edits: images are URLs, texts are HTML. */
const editedFields: FieldWriter = {
  image: (hash) => imageUrl(hash),
  text: (html) => html,
  link: (link) => link,
}

/** An item in one language: fields without a language, and fields of the language without their ending. */
type Row = { id: number; slug: string; locale: string; own: Texts; translated: Texts }
type Texts = Record<string, string | null>

const select: Record<ContentKind, (executor: Executor, writer: FieldWriter) => Promise<Row[]>> = {
  pages: async (executor, writer) => {
    const rows = await executor
      .select()
      .from(pages)
      .innerJoin(pageTranslations, eq(pageTranslations.pageId, pages.id))
      .orderBy(asc(pages.id))
    return rows.map(({ pages: { id, slug, image }, page_translations: { locale, title, ...text } }) => {
      const file = image && writer.image(image, `pages/${slug}`)
      const content = writer.text(text.content, text.contentMarkdown)
      return { id, slug, locale, own: { image: file }, translated: { title, content } }
    })
  },
  blogs: async (executor, writer) => {
    const rows = await executor
      .select({ blog: blogs, category: blogCategories.slug, translation: blogTranslations })
      .from(blogs)
      .innerJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
      .innerJoin(blogTranslations, eq(blogTranslations.blogId, blogs.id))
      .where(not(blogs.hidden))
      .orderBy(sql`${blogs.writtenOn} desc nulls last`, asc(blogs.id))
    return rows.map(({ blog: { id, slug, image, writtenOn, featured }, category, translation }) => {
      const { locale, title, excerpt } = translation
      const own = {
        image: writer.image(image, `blog/${slug}`),
        category,
        date: writtenOn,
        featured: featured ? '1' : '0',
      }
      const content = writer.text(translation.content, translation.contentMarkdown)
      return { id, slug, locale, own, translated: { title, excerpt, content } }
    })
  },
  slides: async (executor, writer) => {
    const rows = await executor
      .select()
      .from(slides)
      .innerJoin(slideTranslations, eq(slideTranslations.slideId, slides.id))
      .orderBy(asc(slides.position), asc(slides.id))
    return rows.map(({ slides: slide, slide_translations: { locale, title, image, ...text } }) => {
      const { id, slug, imageTall, textTheme, link } = slide
      const own = {
        image_tall: imageTall && writer.image(imageTall, `slides/${slug}-tall`),
        text: textTheme,
        link: link && writer.link(link),
      }
      const file = writer.image(image, `slides/${slug}-${locale}`)
      const description = writer.text(text.description, text.descriptionMarkdown)
      return { id, slug, locale, own, translated: { image: file, title, description } }
    })
  },
  sponsors: async (executor, writer) => {
    const rows = await executor
      .select()
      .from(sponsors)
      .innerJoin(sponsorTranslations, eq(sponsorTranslations.sponsorId, sponsors.id))
      .orderBy(asc(sponsors.position), asc(sponsors.id))
    return rows.map(({ sponsors: { id, slug, image }, sponsor_translations: { locale, name } }) => {
      const file = writer.image(image, `sponsors/${slug}`)
      return { id, slug, locale, own: { image: file }, translated: { name } }
    })
  },
}

/** Lists all items of a kind in display order, without removed posts. An empty field is ''. */
export async function listContent(
  executor: Executor,
  kind: ContentKind,
  writer = editedFields,
): Promise<ContentItem[]> {
  const rows = await select[kind](executor, writer)
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
