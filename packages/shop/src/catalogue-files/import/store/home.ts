import {
  homeSectionProducts,
  homeSections,
  homeSectionTranslations,
  slides,
  slideTranslations,
  sponsors,
  sponsorTranslations,
} from '@zayy/database/schema/home'
import type { HomeFiles, Link } from '../read/home.ts'
import type { Ids, StoreContext } from './table-sync.ts'

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
    descriptionMarkdown: values[`description_${locale}`],
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
