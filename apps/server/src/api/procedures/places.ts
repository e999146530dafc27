import { listAreas, listCities, listCountries } from '@zayy/shop/addresses/list-places'
import { implementer } from '../implementer.ts'

export const placesRouter = implementer.places.router({
  countries: implementer.places.countries.handler(async ({ context: { database, lang } }) => ({
    data: await listCountries(database, lang),
  })),
  cities: implementer.places.cities.handler(async ({ context: { database, lang }, input }) => ({
    data: await listCities(database, lang, input.country),
  })),
  areas: implementer.places.areas.handler(async ({ context: { database, lang }, input }) => ({
    data: await listAreas(database, lang, input.city),
  })),
})
