import { day, flag, known, optional, slug, words } from './cells.ts'
import type { Folder } from './folder.ts'
import { readArticle } from './read-article.ts'

export type Content = ReturnType<typeof readContent>

/** vision.csv, blog_categories.csv, blogs/*.md and pages/*.md. */
export function readContent(folder: Folder) {
  const { faults, pictures } = folder
  const picture = pictures.cell
  const visionItems = folder.table(
    'vision.csv',
    {
      slug,
      image: picture,
      title_ar: words,
      title_en: words,
      description_ar: pictures.markdown,
      description_en: pictures.markdown,
    },
    'slug',
  )
  const blogCategories = folder.table('blog_categories.csv', { slug, name_ar: words, name_en: words }, 'slug')
  const inWords = { title: words, excerpt: words }
  const category = known(blogCategories.keys, blogCategories.file)
  const blogColumns = { ...inWords, image: picture, category, date: optional(day), featured: flag }
  const article = <C extends Parameters<typeof readArticle>[2]>(file: string, columns: C) =>
    readArticle(file, folder.bytes(file), columns, pictures, faults)

  const blogs = folder.articles('blogs').flatMap((slug) => {
    const ar = article(`blogs/${slug}.ar.md`, blogColumns)
    const en = article(`blogs/${slug}.en.md`, inWords)
    return ar && en ? [{ slug, ar, en }] : []
  })
  const pageSlugs = new Set([...fixedPages, ...folder.articles('pages')])
  const pages = [...pageSlugs].flatMap((slug) => {
    const ar = article(`pages/${slug}.ar.md`, { title: words, image: optional(picture) })
    const en = article(`pages/${slug}.en.md`, { title: words, image: optional(picture) })
    return ar && en ? [{ slug, ar, en }] : []
  })
  return { visionItems, blogCategories, blogs, pages }
}

/** The pages that the shop always has; the first is page 1, and so on. */
export const fixedPages = ['about', 'privacy', 'terms']
