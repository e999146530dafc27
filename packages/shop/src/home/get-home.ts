import type { Home, IntroSlide, Locale, Sponsor } from '@zayy/contract/types'
import { productStats, products } from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import {
  homeSectionProducts,
  homeSections,
  homeSectionTranslations,
  slides,
  slideTranslations,
  sponsors,
  sponsorTranslations,
} from '@zayy/database/schema/home'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { oneOf } from '@zayy/database/sql/subquery'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { cardColumns, listNewest, presentCard } from '../catalog/list-cards.ts'
import { listQuotes } from '../reviews/list-quotes.ts'

/**
 * Returns the sections, quotes and sponsors of the home page. Omits sections without a shown product; without any
 * section, returns the newest products instead.
 */
export async function getHome(database: Database, locale: Locale): Promise<Home> {
  const [row] = await home(database).execute({ locale })
  const cards = new Map(row?.cards.map((card) => [card.id, presentCard(card)]))
  const all = (row?.sections ?? []).map(({ id, name, category, products }) => ({
    id,
    name,
    category,
    products: products.flatMap((product) => cards.get(product) ?? []),
  }))
  const sections = all.filter(({ products }) => products.length > 0)
  const newest = sections.length > 0 ? [] : await listNewest(database, locale)
  const listed = [...sections.flatMap(({ products }) => products), ...newest]
  const quotes = await listQuotes(
    database,
    locale,
    listed.map(({ id }) => id),
  )
  return { sections, newest, quotes, sponsors: (row?.sponsors ?? []).map(presentSponsor) }
}

export async function listSponsors(database: Database, locale: Locale): Promise<Sponsor[]> {
  const rows = await allSponsors(database).execute({ locale })
  return rows.map(presentSponsor)
}

function presentSponsor({ id, image, name }: Sponsor): Sponsor {
  return { id, image: imageUrl(image), name }
}

/** Lists the slides of the home page, each with the image for the language's direction. */
export async function listSlides(database: Database, locale: Locale): Promise<IntroSlide[]> {
  const rows = await allSlides(database).execute({ locale })
  return rows.map(({ id, imageTall, text, link, translation }) => ({
    id,
    image: imageUrl(translation.image),
    image_tall: imageTall && imageUrl(imageTall),
    text: text === 'light' ? 'light' : 'dark',
    title: translation.title,
    description: translation.description,
    link,
  }))
}

/** Sections with the ids of hidden products too. */
const sections = jsonList(
  jsonObject({
    id: homeSections.id,
    name: inLanguage(homeSectionTranslations.name, homeSectionTranslations.sectionId, homeSections.id),
    category: oneOf(
      jsonObject({
        id: categories.id,
        name: inLanguage(categoryTranslations.name, categoryTranslations.categoryId, categories.id),
      }),
      { from: categories, where: and(eq(categories.id, homeSections.categoryId), not(categories.hidden)) },
    ),
    products: jsonList(homeSectionProducts.productId, {
      from: homeSectionProducts,
      where: eq(homeSectionProducts.sectionId, homeSections.id),
      orderBy: homeSectionProducts.position,
    }),
  }),
  { from: homeSections, orderBy: homeSections.position },
)

/** Cards of the sections' shown products. */
const cards = jsonList(jsonObject(cardColumns), {
  from: sql`${products} join ${productStats} on ${productStats.productId} = ${products.id}`,
  where: sql`not ${products.hidden}
    and ${products.id} in (select ${homeSectionProducts.productId} from ${homeSectionProducts})`,
  orderBy: products.id,
})

const sponsorColumns = {
  id: sponsors.id,
  image: sponsors.image,
  name: inLanguage(sponsorTranslations.name, sponsorTranslations.sponsorId, sponsors.id),
}

/** One statement: each costs the server more than its rows. */
const home = prepared((database) =>
  database
    .select({
      sections,
      cards,
      sponsors: jsonList(jsonObject(sponsorColumns), { from: sponsors, orderBy: sponsors.position }),
    })
    .from(sql`(select) one`)
    .prepare('home'),
)

const allSponsors = prepared((database) =>
  database.select(sponsorColumns).from(sponsors).orderBy(asc(sponsors.position)).prepare('sponsors'),
)

const allSlides = prepared((database) =>
  database
    .select({
      id: slides.id,
      imageTall: slides.imageTall,
      text: slides.textTheme,
      link: slides.link,
      translation: inLanguage(
        jsonObject(pick(slideTranslations, 'image', 'title', 'description')),
        slideTranslations.slideId,
        slides.id,
      ),
    })
    .from(slides)
    .orderBy(asc(slides.position))
    .prepare('slides'),
)
