import { cardsById } from '@zayy/shop/catalog/cards-by-id'
import { getHome } from '@zayy/shop/home/get-home'
import { listSponsors } from '@zayy/shop/home/list-sponsors'
import { procedures } from '../procedures.ts'

export const homeRouter = procedures.home.router({
  get: procedures.home.get.handler(async ({ context: { database, lang } }) => ({
    data: await getHome(database, lang, (ids) => cardsById(database, lang, ids)),
  })),
  sponsors: procedures.home.sponsors.handler(async ({ context: { database, lang } }) => ({
    data: await listSponsors(database, lang),
  })),
})
