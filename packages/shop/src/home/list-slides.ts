import type { IntroSlide, Locale } from '@zayy/contract/types'
import { pictureUrl } from '@zayy/platform/images/picture-url'
import type { Database } from '@zayy/platform/postgres/database'
import { selectSlides } from './queries.ts'

/** The slides at the top of the home page, each in the picture that is composed for the language's direction. */
export async function listSlides(database: Database, locale: Locale): Promise<IntroSlide[]> {
  const rows = await selectSlides(database, locale)
  return rows.map(({ id, pictureTall, text, link, translation }) => ({
    id,
    image: pictureUrl(translation.picture),
    image_tall: pictureTall && pictureUrl(pictureTall),
    text: text === 'light' ? 'light' : 'dark',
    title: translation.title,
    description: translation.description,
    link,
  }))
}
