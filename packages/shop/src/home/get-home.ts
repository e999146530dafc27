import type { Home, IntroSlide, Locale, ProductCard, Sponsor } from '@zayy/contract/types'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import {
  homeSectionProducts,
  homeSectionTranslations,
  homeSections,
  slideTranslations,
  slides,
  sponsorTranslations,
  sponsors,
} from '@zayy/database/schema/home'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { oneOf } from '@zayy/database/sql/subquery'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not } from 'drizzle-orm'

/**
 * Returns the sections and sponsors of the home page. Omits sections without a shown product; without any
 * section, returns the newest products instead.
 * @param cards loads product cards in the order of the ids, without hidden ones
 * @param newest loads the cards of the newest products
 * @param quotes loads quotes of the reviews of these products
 */
export async function getHome(
  database: Database,
  locale: Locale,
  cards: (ids: readonly number[]) => Promise<ProductCard[]>,
  newest: () => Promise<ProductCard[]>,
  quotes: (ids: readonly number[]) => Promise<Home['quotes']>,
): Promise<Home> {
  const [rows, sponsors] = await Promise.all([
    homeRows(database).execute({ locale }),
    listSponsors(database, locale),
  ])
  const shown = await cards([...new Set(rows.flatMap(({ products }) => products))])
  const byId = new Map(shown.map((card) => [card.id, card]))
  const all = rows.map(({ id, name, category, products }) => ({
    id,
    name,
    category,
    products: products.flatMap((product) => byId.get(product) ?? []),
  }))
  const sections = all.filter(({ products }) => products.length > 0)
  const newestShown = sections.length > 0 ? [] : await newest()
  const listed = [...sections.flatMap(({ products }) => products), ...newestShown]
  return { sections, newest: newestShown, quotes: await quotes(listed.map(({ id }) => id)), sponsors }
}

export async function listSponsors(database: Database, locale: Locale): Promise<Sponsor[]> {
  const rows = await allSponsors(database).execute({ locale })
  return rows.map(({ id, image, name }) => ({ id, image: imageUrl(image), name }))
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

/** Includes the ids of hidden products. */
const homeRows = prepared((database) =>
  database
    .select({
      id: homeSections.id,
      name: inLanguage(
        homeSectionTranslations.name,
        homeSectionTranslations,
        eq(homeSectionTranslations.sectionId, homeSections.id),
      ),
      category: oneOf(
        jsonObject({
          id: categories.id,
          name: inLanguage(
            categoryTranslations.name,
            categoryTranslations,
            eq(categoryTranslations.categoryId, categories.id),
          ),
        }),
        { from: categories, where: and(eq(categories.id, homeSections.categoryId), not(categories.hidden)) },
      ),
      products: jsonList(homeSectionProducts.productId, {
        from: homeSectionProducts,
        where: eq(homeSectionProducts.sectionId, homeSections.id),
        orderBy: homeSectionProducts.position,
      }),
    })
    .from(homeSections)
    .orderBy(asc(homeSections.position))
    .prepare('home_sections'),
)

const allSponsors = prepared((database) =>
  database
    .select({
      id: sponsors.id,
      image: sponsors.image,
      name: inLanguage(
        sponsorTranslations.name,
        sponsorTranslations,
        eq(sponsorTranslations.sponsorId, sponsors.id),
      ),
    })
    .from(sponsors)
    .orderBy(asc(sponsors.position))
    .prepare('sponsors'),
)

const allSlides = prepared((database) =>
  database
    .select({
      id: slides.id,
      imageTall: slides.imageTall,
      text: slides.textTheme,
      link: slides.link,
      translation: inLanguage(
        jsonObject({
          image: slideTranslations.image,
          title: slideTranslations.title,
          description: slideTranslations.description,
        }),
        slideTranslations,
        eq(slideTranslations.slideId, slides.id),
      ),
    })
    .from(slides)
    .orderBy(asc(slides.position))
    .prepare('slides'),
)
