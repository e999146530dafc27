import {
  homeSectionProducts,
  homeSections,
  homeSectionTranslations,
  slides,
  slideTranslations,
  sponsors,
  sponsorTranslations,
} from '@zayy/database/schema/home'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc } from 'drizzle-orm'
import type { ExportedPictures } from './exported-pictures.ts'
import type { ExportedProducts } from './exported-products.ts'
import type { ExportedTable } from './exported-table.ts'
import { exportedText } from './exported-texts.ts'
import { inBoth } from './translations.ts'

type Tools = { catalogue: ExportedProducts; pictures: ExportedPictures }

/** home_sections.csv, slides.csv and sponsors.csv. */
export async function exportHome(database: Executor, tools: Tools): Promise<ExportedTable[]> {
  return [
    await exportSections(database, tools),
    await exportSlides(database, tools),
    await exportSponsors(database, tools),
  ]
}

async function exportSections(
  database: Executor,
  { catalogue: { skus, slugs } }: Tools,
): Promise<ExportedTable> {
  const sections = await database.select().from(homeSections).orderBy(asc(homeSections.position))
  const named = inBoth(await database.select().from(homeSectionTranslations), (row) => row.sectionId)
  const listed = Map.groupBy(
    await database.select().from(homeSectionProducts).orderBy(asc(homeSectionProducts.position)),
    ({ sectionId }) => sectionId,
  )
  return {
    file: 'home_sections.csv',
    headings: ['slug', 'name_ar', 'name_en', 'products', 'category'],
    rows: sections.map(({ id, slug, categoryId }) => {
      const { ar, en } = named(id)
      const own = (listed.get(id) ?? []).flatMap(({ productId }) => skus.get(productId) ?? [])
      const category = categoryId === null ? undefined : slugs.get(categoryId)
      return [slug, ar.name, en.name, own.join(';'), category ?? '']
    }),
  }
}

async function exportSlides(database: Executor, { catalogue, pictures }: Tools): Promise<ExportedTable> {
  const shown = await database.select().from(slides).orderBy(asc(slides.position))
  const translated = inBoth(await database.select().from(slideTranslations), (row) => row.slideId)
  return {
    file: 'slides.csv',
    headings: [
      ...['slug', 'image_ar', 'image_en', 'image_tall', 'text', 'title_ar', 'title_en'],
      ...['description_ar', 'description_en', 'link'],
    ],
    rows: shown.map(({ id, slug, pictureTall, textTheme, link }) => {
      const { ar, en } = translated(id)
      return [
        slug,
        pictures.at(ar.picture, { madeOf: `slides/${slug}-ar` }),
        pictures.at(en.picture, { madeOf: `slides/${slug}-en` }),
        pictureTall === null ? '' : pictures.at(pictureTall, { madeOf: `slides/${slug}-tall` }),
        textTheme,
        ar.title,
        en.title,
        exportedText(pictures, ar.description, ar.descriptionMarkdown),
        exportedText(pictures, en.description, en.descriptionMarkdown),
        link === null ? '' : linkOf(link, catalogue),
      ]
    }),
  }
}

/** Where a slide leads, by what the owner's files call it. What leads to a hidden thing stays the path that it is. */
function linkOf(link: string, { slugs, skus }: ExportedProducts): string {
  const [, product] = /^\/product\/(\d+)$/.exec(link) ?? []
  const [, category] = /^\/Product-category\/(\d+)\//.exec(link) ?? []
  const sku = product && skus.get(Number(product))
  const slug = category && slugs.get(Number(category))
  if (sku) return `product:${sku}`
  return slug ? `category:${slug}` : link
}

async function exportSponsors(database: Executor, { pictures }: Tools): Promise<ExportedTable> {
  const shown = await database.select().from(sponsors).orderBy(asc(sponsors.position))
  const named = inBoth(await database.select().from(sponsorTranslations), (row) => row.sponsorId)
  return {
    file: 'sponsors.csv',
    headings: ['slug', 'name_ar', 'name_en', 'image'],
    rows: shown.map(({ id, slug, picture }) => {
      const { ar, en } = named(id)
      return [slug, ar.name, en.name, pictures.at(picture, { madeOf: `sponsors/${slug}` })]
    }),
  }
}
