import { listAreas, listCities, listCountries } from '@zayy/shop/addresses/list-places'
import { procedures } from '../procedures.ts'

export const placesRouter = procedures.places.router({
  countries: procedures.places.countries.handler(async ({ context: { database, lang } }) => ({
    data: await listCountries(database, lang),
  })),
  cities: procedures.places.cities.handler(async ({ context: { database, lang }, input }) => ({
    data: await listCities(database, lang, input.country),
  })),
  areas: procedures.places.areas.handler(async ({ context: { database, lang }, input }) => ({
    data: await listAreas(database, lang, input.city),
  })),
})
