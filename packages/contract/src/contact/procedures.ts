import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { required } from '../input-parsers/field.ts'
import { line } from '../input-parsers/texts.ts'
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
  unsubscribe: oc
    .route({
      ...routes.contact.unsubscribe,
      summary: 'Ends a subscription to the newsletter, by the token of its link',
      description:
        'Also what mail programs call for one click (RFC 8058). Ending it again answers the same; a token that is not the shop’s is a 404.',
      tags,
    })
    .input(z.object({ token: required(line(200), { type: 'string', maxLength: 200 }) }))
    .output(nothing),
}
