import { listCards, listNewest } from '@zayy/shop/catalog/list-cards'
import { getHome, listSponsors } from '@zayy/shop/home/get-home'
import { listQuotes } from '@zayy/shop/reviews/list-quotes'
import { implementer } from '../implementer.ts'

export const homeRouter = implementer.home.router({
  get: implementer.home.get.handler(async ({ context: { database, locale } }) => ({
    data: await getHome(
      database,
      locale,
      (ids) => listCards(database, locale, ids),
      () => listNewest(database, locale),
      (ids) => listQuotes(database, locale, ids),
    ),
  })),
  sponsors: implementer.home.sponsors.handler(async ({ context: { database, locale } }) => ({
    data: await listSponsors(database, locale),
  })),
})
