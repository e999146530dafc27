import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { id } from '../input-parsers/numbers.ts'
import { answer } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'
import { addressFields, addressInput } from './address-input.ts'
import { address } from './address-output.ts'

const tags = ['addresses']

export const addressesProcedures = {
  list: oc
    .route({ ...routes.addresses.list, summary: "The customer's addresses, the oldest first", tags })
    .output(answer(z.array(address))),
  get: oc
    .route({ ...routes.addresses.get, summary: "One of the customer's addresses", tags })
    .input(z.object({ id: id() }))
    .output(answer(address)),
  add: oc
    .route({
      ...routes.addresses.add,
      summary: 'Adds an address',
      description: 'The city has to lie in the country, the area in the city. A customer has at most 50.',
      successDescription: 'The address as it is kept.',
      tags,
    })
    .input(addressInput)
    .output(answer(address)),
  update: oc
    .route({
      ...routes.addresses.update,
      summary: 'Changes an address',
      description: 'All of it is sent anew: an optional field that is not sent is emptied.',
      tags,
    })
    .input(z.object({ ...addressFields, id: id() }))
    .output(answer(address)),
  remove: oc
    .route({ ...routes.addresses.remove, summary: 'Removes an address', tags })
    .input(z.object({ id: id() }))
    .output(answer(z.object({}))),
}
