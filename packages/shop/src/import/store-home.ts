import {
  homeSectionProducts,
  homeSections,
  homeSectionTranslations,
  slides,
  slideTranslations,
  sponsors,
  sponsorTranslations,
} from '@zayy/database/schema/home'
import type { Ids } from './keeper.ts'
import type { HomeFiles, Link } from './read-home.ts'
import { locales, type StoreContext } from './store-context.ts'

export async function storeHome(
  context: StoreContext,
  home: HomeFiles,
  ids: { products: Ids; categories: Ids },
): Promise<void> {
  await storeSections(context, home.sections, ids.products)
  await storeSlides(context, home.slides, ids)
  await storeSponsors(context, home.sponsors)
}

async function storeSections({ keeper }: StoreContext, { lines }: HomeFiles['sections'], productIds: Ids) {
  const ids = await keeper.keep(
    homeSections,
    ['slug'],
    lines.map(({ values: { slug } }, position) => ({ slug, position })),
    'delete',
  )
  await keeper.keep(
    homeSectionTranslations,
    ['sectionId', 'locale'],
    lines.flatMap(({ values }) =>
      locales.map((locale) => ({ sectionId: ids.of(values.slug), locale, name: values[`name_${locale}`] })),
    ),
    'stay',
  )
  await keeper.keep(
    homeSectionProducts,
    ['sectionId', 'productId'],
    lines.flatMap(({ values }) =>
      values.products.map((sku, position) => ({
        sectionId: ids.of(values.slug),
        productId: productIds.of(sku),
        position,
      })),
    ),
    'delete',
  )
}

async function storeSlides(
  { keeper, picture, html }: StoreContext,
  { lines }: HomeFiles['slides'],
  linked: { products: Ids; categories: Ids },
) {
  const ids = await keeper.keep(
    slides,
    ['slug'],
    lines.map(({ values }, position) => ({
      slug: values.slug,
      pictureTall: values.image_tall ? picture(values.image_tall) : null,
      text: values.text,
      link: values.link && address(values.link, linked),
      position,
    })),
    'delete',
  )
  await keeper.keep(
    slideTranslations,
    ['slideId', 'locale'],
    lines.flatMap(({ values }) =>
      locales.map((locale) => ({
        slideId: ids.of(values.slug),
        locale,
        picture: picture(values[`image_${locale}`]),
        title: values[`title_${locale}`],
        description: html(values[`description_${locale}`], locale),
      })),
    ),
    'stay',
  )
}

function address(link: Link, { products, categories }: { products: Ids; categories: Ids }): string {
  if (link.kind === 'address') return link.address
  if (link.kind === 'product') return `/product/${products.of(link.key)}`
  return `/Product-category/${categories.of(link.key)}/${link.key}`
}

async function storeSponsors({ keeper, picture }: StoreContext, { lines }: HomeFiles['sponsors']) {
  const ids = await keeper.keep(
    sponsors,
    ['slug'],
    lines.map(({ values }, position) => ({ slug: values.slug, picture: picture(values.image), position })),
    'delete',
  )
  await keeper.keep(
    sponsorTranslations,
    ['sponsorId', 'locale'],
    lines.flatMap(({ values }) =>
      locales.map((locale) => ({ sponsorId: ids.of(values.slug), locale, name: values[`name_${locale}`] })),
    ),
    'stay',
  )
}
