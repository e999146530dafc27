import { known, list, oneOf, optional, slug, words } from './cells.ts'
import { CellFault } from './faults.ts'
import type { Folder } from './folder.ts'
import type { Catalogue } from './read-catalogue.ts'
import type { Cell, Keys } from './read-table.ts'

export type HomeFiles = ReturnType<typeof readHome>

/** home_sections.csv, slides.csv, sponsors.csv: what the home page shows beside the catalogue. */
export function readHome(folder: Folder, { products, categories }: Catalogue) {
  const { cell: picture, markdown } = folder.pictures
  const names = { name_ar: words, name_en: words }
  const sections = folder.table(
    'home_sections.csv',
    { slug, ...names, products: list(known(products.keys, products.file)) },
    'slug',
  )
  const slides = folder.table(
    'slides.csv',
    {
      slug,
      image_ar: picture,
      image_en: picture,
      image_tall: optional(picture),
      text: oneOf('light', 'dark'),
      title_ar: words,
      title_en: words,
      description_ar: markdown,
      description_en: markdown,
      link: optional(link(categories.keys, products.keys)),
    },
    'slug',
  )
  const sponsors = folder.table('sponsors.csv', { slug, ...names, image: picture }, 'slug')
  return { sections, slides, sponsors }
}

/** Where a slide leads. */
export type Link = { kind: 'category' | 'product'; key: string } | { kind: 'address'; address: string }

function link(categories: Keys, products: Keys): Cell<Link> {
  return (text, place) => {
    const [, kind, key = ''] = /^(category|product):(.*)$/.exec(text) ?? []
    if (kind === 'category') return { kind, key: known(categories, 'categories.csv')(key, place) }
    if (kind === 'product') return { kind, key: known(products, 'products.csv')(key, place) }
    if (!/^(\/(?!\/)|https?:\/\/)\S*$/.test(text)) {
      throw new CellFault(
        `is "${text}"; it has to be category:<slug>, product:<sku>, a path such as /shop or an address`,
      )
    }
    return { kind: 'address', address: text }
  }
}
