import { FIXED_PAGE_IDS } from '@zayy/database/schema/content'
import type { PageTexts } from '../../edits/page-texts.ts'
import { readArticle } from './article.ts'
import { filled, flag, lineText, optional, pastDay, reference, slug } from './cells.ts'
import type { Folder } from './folder.ts'

export type Content = ReturnType<typeof readContent>

/**
 * vision.csv, blog_categories.csv, blogs/*.md and pages/*.md.
 * @param storedPages the pages that the shop has
 * @returns `keptPages`: those that stay as they are
 */
export function readContent(folder: Folder, storedPages: readonly PageTexts[]) {
  const { issues, pictures } = folder
  const picture = pictures.cell
  const visionItems = folder.table(
    'vision.csv',
    {
      slug,
      image: picture,
      title_ar: lineText,
      title_en: lineText,
      description_ar: filled(pictures.markdown),
      description_en: filled(pictures.markdown),
    },
    'slug',
  )
  const blogCategories = folder.table(
    'blog_categories.csv',
    { slug, name_ar: lineText, name_en: lineText },
    'slug',
  )
  const localizedColumns = { title: lineText, excerpt: lineText }
  const category = reference(blogCategories.keys, blogCategories.file)
  const blogColumns = {
    ...localizedColumns,
    image: picture,
    category,
    date: optional(pastDay(folder.today)),
    featured: flag,
  }
  const article = <C extends Parameters<typeof readArticle>[2]>(file: string, columns: C) =>
    readArticle(file, folder.bytes(file), columns, pictures, issues)

  const blogs = folder.articles('blogs').flatMap((slug) => {
    const ar = article(`blogs/${slug}.ar.md`, blogColumns)
    const en = article(`blogs/${slug}.en.md`, localizedColumns)
    return ar && en ? [{ slug, ar, en }] : []
  })
  const given = folder.articles('pages')
  const keptPages = storedPages.filter(({ slug }) => isFixedPage(slug) && !given.includes(slug))
  const missing = Object.keys(FIXED_PAGE_IDS).filter((slug) => !keptPages.some((page) => page.slug === slug))
  const pageSlugs = new Set([...missing, ...given])
  const pages = [...pageSlugs].flatMap((slug) => {
    const ar = article(`pages/${slug}.ar.md`, { title: lineText, image: optional(picture) })
    const en = article(`pages/${slug}.en.md`, { title: lineText, image: optional(picture) })
    return ar && en ? [{ slug, ar, en }] : []
  })
  return { visionItems, blogCategories, blogs, pages, keptPages }
}

/** Whether it is a page that every shop has. */
export function isFixedPage(slug: string): slug is keyof typeof FIXED_PAGE_IDS {
  return Object.hasOwn(FIXED_PAGE_IDS, slug)
}
