import {
  homeSectionProducts,
  homeSections,
  homeSectionTranslations,
  slides,
  slideTranslations,
  sponsors,
  sponsorTranslations,
} from '@zayy/database/schema/home'
import type { CatalogueFrame } from './read/catalogue.ts'
import {
  hasToBe,
  lineText,
  list,
  mentioned,
  oneOf,
  optional,
  optionalColumn,
  orElse,
  reference,
  slug,
} from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import type { RichText } from './read/image-folder.ts'
import type { Cell, Keys } from './read/read-cell.ts'
import type { Ids, StoreContext } from './store/table-sync.ts'

export type HomeFiles = Awaited<ReturnType<typeof readHome>>

/** Reads home_sections.csv, slides.csv and sponsors.csv. */
export async function readHome(
  folder: Folder,
  { products, categories }: Pick<CatalogueFrame, 'categories'> & { products: { keys: Keys; file: string } },
) {
  const { cell: image, markdown } = folder.images
  const names = { name_ar: lineText, name_en: lineText }
  const sections = await folder.table(
    'home_sections.csv',
    {
      slug,
      ...names,
      products: list(mentioned(reference(products))),
      category: optionalColumn(optional(mentioned(reference(categories)))),
    },
    'slug',
  )
  const slides = await folder.table(
    'slides.csv',
    {
      slug,
      image_ar: image,
      image_en: image,
      image_tall: orElse(optional(image), () => null),
      text: oneOf('light', 'dark'),
      title_ar: lineText,
      title_en: lineText,
      description_ar: orElse(markdown, noText),
      description_en: orElse(markdown, noText),
      link: orElse(optional(mentioned(slideLink(reference(categories), reference(products)))), () => null),
    },
    'slug',
  )
  const sponsors = await folder.table('sponsors.csv', { slug, ...names, image: image }, 'slug')
  return { sections, slides, sponsors }
}

const noText = (): RichText => ({ markdown: '', isStored: false })

/** Target of a slide. */
export type Link = { kind: 'category' | 'product'; key: string } | { kind: 'address'; address: string }

/** Parses the target of a slide: a category or product of the shop, a path or a URL. */
export function slideLink(category: Cell<string>, product: Cell<string>): Cell<Link> {
  return (text, cellRef) => {
    const [, kind, key = ''] = /^(category|product):(.*)$/.exec(text) ?? []
    if (kind === 'category') return { kind, key: category(key, cellRef) }
    if (kind === 'product') return { kind, key: product(key, cellRef) }
    if (!/^(\/(?!\/)|https?:\/\/)\S*$/.test(text)) {
      throw hasToBe(text, ({ forms }) => forms.link)
    }
    return { kind: 'address', address: text }
  }
}

export async function storeHome(
  context: StoreContext,
  home: HomeFiles,
  ids: { products: Ids; categories: Ids },
): Promise<void> {
  await storeSections(context, home.sections, ids)
  await storeSlides(context, home.slides, ids)
  await storeSponsors(context, home.sponsors)
}

async function storeSections(
  { tables }: StoreContext,
  { lines }: HomeFiles['sections'],
  { products, categories }: { products: Ids; categories: Ids },
) {
  const ids = await tables.sync(
    homeSections,
    ['slug'],
    lines.map(({ values: { slug, category } }, position) => ({
      slug,
      categoryId: category ? categories.of(category) : null,
      position,
    })),
    'delete',
  )
  await tables.syncTranslations(homeSectionTranslations, 'sectionId', lines, (values, locale) => ({
    sectionId: ids.of(values.slug),
    name: values[`name_${locale}`],
  }))
  await tables.sync(
    homeSectionProducts,
    ['sectionId', 'productId'],
    lines.flatMap(({ values }) =>
      values.products.map((sku, position) => ({
        sectionId: ids.of(values.slug),
        productId: products.of(sku),
        position,
      })),
    ),
    'delete',
    ({ sectionId, productId }) => products.has(productId) || !ids.has(sectionId),
  )
}

async function storeSlides(
  { tables, imageHash, html }: StoreContext,
  { lines }: HomeFiles['slides'],
  linked: { products: Ids; categories: Ids },
) {
  const ids = await tables.sync(
    slides,
    ['slug'],
    lines.map(({ values }, position) => ({
      slug: values.slug,
      imageTall: values.image_tall ? imageHash(values.image_tall) : null,
      textTheme: values.text,
      link: values.link && linkAddress(values.link, linked.products, linked.categories),
      position,
    })),
    'delete',
  )
  await tables.syncTranslations(slideTranslations, 'slideId', lines, (values, locale) => ({
    slideId: ids.of(values.slug),
    image: imageHash(values[`image_${locale}`]),
    title: values[`title_${locale}`],
    description: html(values[`description_${locale}`], locale),
    descriptionMarkdown: values[`description_${locale}`].markdown,
  }))
}

type IdsOf = Pick<Ids, 'of'>

/** Returns the stored link of a slide: a path without its language, or a URL. */
export function linkAddress(link: Link, products: IdsOf, categories: IdsOf): string {
  if (link.kind === 'address') return link.address
  if (link.kind === 'product') return `/product/${products.of(link.key)}`
  return `/Product-category/${categories.of(link.key)}/${link.key}`
}

async function storeSponsors({ tables, imageHash }: StoreContext, { lines }: HomeFiles['sponsors']) {
  const ids = await tables.sync(
    sponsors,
    ['slug'],
    lines.map(({ values }, position) => ({ slug: values.slug, image: imageHash(values.image), position })),
    'delete',
  )
  await tables.syncTranslations(sponsorTranslations, 'sponsorId', lines, (values, locale) => ({
    sponsorId: ids.of(values.slug),
    name: values[`name_${locale}`],
  }))
}
