import { imageUrl } from '@zayy/platform/images/image-url'
import { linkAddress, slideLink } from '../import/home.ts'
import { CellError } from '../import/import-issues.ts'
import {
  atMost,
  flag,
  lineText,
  oneOf,
  optional,
  pastDay,
  reference,
  wholeNumber,
} from '../import/read/cells.ts'
import { keyFinder, type NamedKey } from '../import/read/key-finder.ts'
import { pageTitle } from '../import/read/page-cells.ts'
import type { Cell } from '../import/read/read-cell.ts'
import { cleanHtmlOf, htmlWriter } from '../import/store/to-html.ts'
import type { ContentField, ContentKind } from './content-kinds.ts'
import type { GivenImages } from './find-given-images.ts'

/** Rows that fields can name: categories and blog categories by slug, products by SKU. */
export type NamedRows = Record<'categories' | 'blogCategories' | 'products', KeyedRows>

/** @property named the names of rows, for a text that is no key */
type KeyedRows = { ids: ReadonlyMap<string, number>; named: readonly NamedKey[] }

/** Characters of Markdown or HTML. */
const MAX_RICH_LENGTH = 200_000

/**
 * Returns the parser of each field. Images become hashes, names become ids.
 * @param today YYYY-MM-DD in Riyadh
 */
export function contentCells(
  images: GivenImages,
  { categories, blogCategories, products }: NamedRows,
  kind: ContentKind,
  today: string,
): Record<ContentField, Cell<unknown>> {
  const image: Cell<string> = (text, cellRef) => images.of(images.cell(text, cellRef)).hash
  const category = rowOf(blogCategories, 'blog_categories.csv')
  const link = slideLink(rowOf(categories, 'categories.csv'), rowOf(products, 'products.csv'))
  const title = kind === 'pages' ? pageTitle : lineText
  const [ar, en] = [richText('ar', images), richText('en', images)]
  return {
    title_ar: title,
    title_en: title,
    excerpt_ar: lineText,
    excerpt_en: lineText,
    name_ar: lineText,
    name_en: lineText,
    content_ar: ar,
    content_en: en,
    description_ar: ar,
    description_en: en,
    image: image,
    image_ar: image,
    image_en: image,
    image_tall: optional(image),
    category: (text, cellRef) => blogCategories.ids.get(category(text, cellRef)),
    date: optional(pastDay(today)),
    featured: (text, cellRef) => text !== '' && flag(text, cellRef),
    position: optional(wholeNumber(1, 1_000)),
    text: oneOf('light', 'dark'),
    link: optional((text, cellRef) => linkAddress(link(text, cellRef), idsOf(products), idsOf(categories))),
  }
}

function rowOf({ ids, named }: KeyedRows, file: string): Cell<string> {
  const keys = [...ids.keys()].map((key) => ({ key, name: key }))
  return reference({ keys: ids, file, isGiven: false, meant: keyFinder([...named, ...keys]) })
}

function idsOf({ ids }: KeyedRows) {
  return { of: (key: string) => ids.get(key) ?? 0 }
}

/** Sanitised HTML, and the Markdown that it was made from; null if the owner wrote HTML. */
type RichText = { html: string; markdown: string | null }

export function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'html' in value
}

/** Reads Markdown, or HTML if it begins with a tag. */
function richText(locale: 'ar' | 'en', images: GivenImages): Cell<RichText> {
  const write = htmlWriter({
    locale,
    image: (path) => {
      const { hash, width, height } = images.of(path)
      return { url: imageUrl(hash), width, height }
    },
  })
  return (text, cellRef) => {
    atMost(text, MAX_RICH_LENGTH)
    const isHtml = text.startsWith('<')
    const html = isHtml ? cleanHtmlOf(locale, text) : write(images.markdown(text, cellRef))
    if (html === '') throw new CellError((messages) => messages.empty)
    return { html, markdown: isHtml ? null : text }
  }
}
