import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { id } from '../input-parsers/numbers.ts'
import { answer } from '../output-schemas/envelope.ts'
import { type CallPolicy, change, MINUTE_S, ownRead } from '../policies.ts'
import { addressFields, addressInput } from './address-input.ts'
import { address } from './address-output.ts'

const changeOfAddresses = {
  ...change,
  access: 'customer',
  limits: [{ name: 'address', counts: 'calls', max: 60, seconds: MINUTE_S }],
} as const satisfies CallPolicy

export const addressesProcedures = {
  list: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/addresses',
    summary: "The customer's addresses, the oldest first",
    output: answer(z.array(address)),
  }),
  get: defineCall({
    ...ownRead,
    method: 'GET',
    path: '/addresses/{id}',
    summary: "One of the customer's addresses",
    input: z.object({ id: id() }),
    output: answer(address),
  }),
  add: defineCall({
    ...changeOfAddresses,
    method: 'POST',
    path: '/addresses',
    successStatus: 201,
    summary: 'Adds an address',
    description: 'The city has to lie in the country, the area in the city. A customer has at most 50.',
    successDescription: 'The address as it is kept.',
    input: addressInput,
    output: answer(address),
  }),
  update: defineCall({
    ...changeOfAddresses,
    method: 'PUT',
    path: '/addresses/{id}',
    summary: 'Changes an address',
    description: 'All of it is sent anew: an optional field that is not sent is emptied.',
    input: z.object({ ...addressFields, id: id() }),
    output: answer(address),
  }),
  remove: defineCall({
    ...changeOfAddresses,
    method: 'DELETE',
    path: '/addresses/{id}',
    summary: 'Removes an address',
    input: z.object({ id: id() }),
    output: answer(z.object({})),
  }),
}
