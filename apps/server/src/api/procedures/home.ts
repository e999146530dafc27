import { getHome, listSponsors } from '@zayy/shop/home/get-home'
import { implementer } from '../implementer.ts'

export const homeRouter = implementer.home.router({
  get: implementer.home.get.handler(async ({ context: { database, locale } }) => ({
    data: await getHome(database, locale),
  })),
  sponsors: implementer.home.sponsors.handler(async ({ context: { database, locale } }) => ({
    data: await listSponsors(database, locale),
  })),
})
