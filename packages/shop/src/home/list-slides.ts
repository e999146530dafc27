import type { IntroSlide, Locale } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { selectSlides } from './queries.ts'

/** The slides at the top of the home page, each in the image that is composed for the language's direction. */
export async function listSlides(database: Database, locale: Locale): Promise<IntroSlide[]> {
  const rows = await selectSlides(database, locale)
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
