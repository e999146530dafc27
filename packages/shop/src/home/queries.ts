import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { homeSections, slides, sponsors } from '@zayy/database/schema/home'
import { asc, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'

const lang = sql.placeholder('lang')

const sections = prepared((database) =>
  database
    .select({
      id: homeSections.id,
      name: sql<string>`(select t.name from home_section_translations t
        where t.section_id = home_sections.id order by t.locale::text = ${lang} desc limit 1)`,
      products: sql<number[]>`(select coalesce(json_agg(p.product_id order by p.position), '[]')
        from home_section_products p where p.section_id = home_sections.id)`,
    })
    .from(homeSections)
    .orderBy(asc(homeSections.position))
    .prepare('home_sections'),
)

const allSponsors = prepared((database) =>
  database
    .select({
      id: sponsors.id,
      picture: sponsors.picture,
      name: sql<string>`(select t.name from sponsor_translations t
        where t.sponsor_id = sponsors.id order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(sponsors)
    .orderBy(asc(sponsors.position))
    .prepare('sponsors'),
)

type SlideWords = { picture: string; title: string; description: string }

const allSlides = prepared((database) =>
  database
    .select({
      id: slides.id,
      pictureTall: slides.pictureTall,
      text: slides.text,
      link: slides.link,
      words: sql<SlideWords>`(
        select json_build_object('picture', t.picture, 'title', t.title, 'description', t.description)
        from slide_translations t where t.slide_id = slides.id order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(slides)
    .orderBy(asc(slides.position))
    .prepare('slides'),
)

/** The home sections with the ids of their products, hidden ones among them. */
export function selectSections(database: Database, language: Locale) {
  return sections(database).execute({ lang: language })
}

export function selectSponsors(database: Database, language: Locale) {
  return allSponsors(database).execute({ lang: language })
}

export function selectSlides(database: Database, language: Locale) {
  return allSlides(database).execute({ lang: language })
}
