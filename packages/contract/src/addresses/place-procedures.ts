import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { id } from '../input-parsers/numbers.ts'
import { answer, businessDays, idAndName, money } from '../output-schemas/envelope.ts'
import { publicRead } from '../policies.ts'

export const placesProcedures = {
  countries: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/countries',
    summary: 'The countries that the shop delivers to, with the business days from payment to delivery',
    shows: [],
    output: answer(z.array(z.extend(idAndName, { delivery_days: businessDays }))),
  }),
  cities: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/cities/{country}',
    summary: "A country's cities with their shipping fees",
    shows: [],
    input: z.object({ country: id() }),
    output: answer(z.array(z.extend(idAndName, { shipping: money }))),
  }),
  areas: defineCall({
    ...publicRead,
    method: 'GET',
    path: '/areas/{city}',
    summary: "A city's areas",
    shows: [],
    input: z.object({ city: id() }),
    output: answer(z.array(idAndName)),
  }),
}
