import { FIXED_PAGES, isFixedPage, MAX_OWN_PAGES } from '@zayy/domain/content/pages'
import type { PageTexts } from '../../edits/list-content.ts'
import { readArticle } from './article.ts'
import { filled, flag, lineText, optional, pastDay, reference, slug } from './cells.ts'
import type { Folder } from './folder.ts'
import { pageSlug, pageTitle } from './page-cells.ts'
import { readCell } from './table.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Reads vision.csv, blog_categories.csv, blogs/*.md and pages/*.md.
 * @param storedPages pages of the shop
 * @returns `keptPages`: stored pages that stay as they are
 */
export function readContent(folder: Folder, storedPages: readonly PageTexts[]) {
  const { issues, images } = folder
  const image = images.cell
  const visionItems = folder.table(
    'vision.csv',
    {
      slug,
      image: image,
      title_ar: lineText,
      title_en: lineText,
      description_ar: filled(images.markdown),
      description_en: filled(images.markdown),
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
    image: image,
    category,
    date: optional(pastDay(folder.today)),
    featured: flag,
  }
  const article = <C extends Parameters<typeof readArticle>[2]>(file: string, columns: C) =>
    readArticle(file, folder.bytes(file), columns, images, issues)

  const blogs = folder.articles('blogs').flatMap((slug) => {
    const ar = article(`blogs/${slug}.ar.md`, blogColumns)
    const en = article(`blogs/${slug}.en.md`, localizedColumns)
    return ar && en ? [{ slug, ar, en }] : []
  })
  const given = folder.articles('pages')
  const keptPages = storedPages.filter(({ slug }) => isFixedPage(slug) && !given.includes(slug))
  const missing = Object.keys(FIXED_PAGES).filter((slug) => !keptPages.some((page) => page.slug === slug))
  const pages = [...new Set([...missing, ...given])].flatMap((slug) => {
    const files = { ar: `pages/${slug}.ar.md`, en: `pages/${slug}.en.md` }
    readCell(pageSlug, slug, { file: files.ar, row: null, column: null }, issues)
    const ar = article(files.ar, { title: pageTitle, image: optional(image) })
    const en = article(files.en, { title: pageTitle, image: optional(image) })
    return ar && en ? [{ slug, ar, en }] : []
  })
  const surplus = given.filter((slug) => !isFixedPage(slug))[MAX_OWN_PAGES]
  if (surplus !== undefined)
    issues.add({ file: `pages/${surplus}.ar.md` }, ({ content }) => content.tooManyPages(`${MAX_OWN_PAGES}`))
  return { visionItems, blogCategories, blogs, pages, keptPages }
}
