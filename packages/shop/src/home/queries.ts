import type { Locale } from '@zayy/contract/types'
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
import { prepared } from '@zayy/database/sql/prepared'
import { oneOf } from '@zayy/database/sql/subquery'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not } from 'drizzle-orm'

const sections = prepared((database) =>
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

/** The home sections with the ids of their products, hidden ones among them. */
export function selectSections(database: Database, locale: Locale) {
  return sections(database).execute({ locale })
}

export function selectSponsors(database: Database, locale: Locale) {
  return allSponsors(database).execute({ locale })
}

export function selectSlides(database: Database, locale: Locale) {
  return allSlides(database).execute({ locale })
}
