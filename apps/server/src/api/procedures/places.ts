import { listAreas, listCities, listCountries } from '@zayy/shop/addresses/list-places'
import { implementer } from '../implementer.ts'

export const placesRouter = implementer.places.router({
  countries: implementer.places.countries.handler(async ({ context: { database, locale } }) => ({
    data: await listCountries(database, locale),
  })),
  cities: implementer.places.cities.handler(async ({ context: { database, locale }, input }) => ({
    data: await listCities(database, locale, input.country),
  })),
  areas: implementer.places.areas.handler(async ({ context: { database, locale }, input }) => ({
    data: await listAreas(database, locale, input.city),
  })),
})
