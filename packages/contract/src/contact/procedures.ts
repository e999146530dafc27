import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { answer } from '../output-schemas/envelope.ts'
import { routes } from '../routes.ts'
import { contactInput, subscribeInput } from './contact-input.ts'

const tags = ['contact']
const nothing = answer(z.object({}))

export const contactProcedures = {
  send: oc
    .route({
      ...routes.contact.send,
      summary: 'Writes to the shop',
      description: 'The message is kept, and mailed to the shop with the address as Reply-To.',
      tags,
    })
    .input(contactInput)
    .output(nothing),
  subscribe: oc
    .route({
      ...routes.contact.subscribe,
      summary: 'Subscribes to the newsletter',
      description: 'Of an address that is subscribed already it says the same.',
      tags,
    })
    .input(subscribeInput)
    .output(nothing),
}
