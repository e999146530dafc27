import type { Catalogue } from './catalogue.ts'
import { hasToBe, lineText, list, oneOf, optional, optionalColumn, reference, slug } from './cells.ts'
import type { Folder } from './folder.ts'
import type { Cell, Keys } from './table.ts'

export type HomeFiles = ReturnType<typeof readHome>

/** Reads home_sections.csv, slides.csv and sponsors.csv. */
export function readHome(folder: Folder, { products, categories }: Catalogue) {
  const { cell: image, markdown } = folder.images
  const names = { name_ar: lineText, name_en: lineText }
  const sections = folder.table(
    'home_sections.csv',
    {
      slug,
      ...names,
      products: list(reference(products.keys, products.file)),
      category: optionalColumn(optional(reference(categories.keys, categories.file))),
    },
    'slug',
  )
  const slides = folder.table(
    'slides.csv',
    {
      slug,
      image_ar: image,
      image_en: image,
      image_tall: optional(image),
      text: oneOf('light', 'dark'),
      title_ar: lineText,
      title_en: lineText,
      description_ar: markdown,
      description_en: markdown,
      link: optional(slideLink(categories.keys, products.keys)),
    },
    'slug',
  )
  const sponsors = folder.table('sponsors.csv', { slug, ...names, image: image }, 'slug')
  return { sections, slides, sponsors }
}

/** Target of a slide. */
export type Link = { kind: 'category' | 'product'; key: string } | { kind: 'address'; address: string }

/** Parses the target of a slide: a category or product of the shop, a path or a URL. */
export function slideLink(categories: Keys, products: Keys): Cell<Link> {
  return (text, cellRef) => {
    const [, kind, key = ''] = /^(category|product):(.*)$/.exec(text) ?? []
    if (kind === 'category') return { kind, key: reference(categories, 'categories.csv')(key, cellRef) }
    if (kind === 'product') return { kind, key: reference(products, 'products.csv')(key, cellRef) }
    if (!/^(\/(?!\/)|https?:\/\/)\S*$/.test(text)) {
      throw hasToBe(text, ({ forms }) => forms.link)
    }
    return { kind: 'address', address: text }
  }
}
