import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { id } from '../input-parsers/numbers.ts'
import { answer, businessDays, idAndName, money } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'

const tags = ['places']

export const placesProcedures = {
  countries: oc
    .route({
      ...routes.places.countries,
      summary: 'The countries that the shop delivers to, with the business days from payment to delivery',
      tags,
    })
    .output(answer(z.array(z.extend(idAndName, { delivery_days: businessDays })))),
  cities: oc
    .route({ ...routes.places.cities, summary: "A country's cities with their shipping fees", tags })
    .input(z.object({ country: id() }))
    .output(answer(z.array(z.extend(idAndName, { shipping: money })))),
  areas: oc
    .route({ ...routes.places.areas, summary: "A city's areas", tags })
    .input(z.object({ city: id() }))
    .output(answer(z.array(idAndName))),
}
