import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { required } from '../input-parsers/field.ts'
import { line } from '../input-parsers/texts.ts'
import { answer } from '../output-schemas/envelope.ts'
import { anyBody, change, HOUR_S, KILOBYTE, MINUTE_S } from '../policies.ts'
import { contactInput, subscribeInput } from './contact-input.ts'

const nothing = answer(z.object({}))

export const contactProcedures = {
  send: defineCall({
    ...change,
    method: 'POST',
    path: '/contact',
    summary: 'Writes to the shop',
    description: 'The message is kept, and mailed to the shop with the address as Reply-To.',
    // 4,000 characters, each two code units that JSON escapes (\ud83e\uddf5).
    bodies: anyBody(64 * KILOBYTE),
    limits: [
      { name: 'contact', counts: 'calls', max: 20, seconds: MINUTE_S },
      { name: 'contact', counts: 'successes', max: 5, seconds: HOUR_S },
    ],
    input: contactInput,
    output: nothing,
  }),
  subscribe: defineCall({
    ...change,
    method: 'POST',
    path: '/subscribe',
    summary: 'Subscribes to the newsletter',
    description: 'Of an address that is subscribed already it says the same.',
    limits: [
      { name: 'subscribe', counts: 'calls', max: 20, seconds: MINUTE_S },
      { name: 'subscribe', counts: 'successes', max: 10, seconds: HOUR_S },
    ],
    input: subscribeInput,
    output: nothing,
  }),
  // Mail providers call it for many users from few addresses.
  unsubscribe: defineCall({
    ...change,
    method: 'POST',
    path: '/newsletter/leave/{token}',
    summary: 'Ends a subscription to the newsletter, by the token of its link',
    description:
      'Also what mail programs call for one click (RFC 8058). Ending it again answers the same; a token that is not the shop’s is a 404.',
    limits: [{ name: 'unsubscribe', counts: 'calls', max: 300, seconds: MINUTE_S }],
    input: z.object({ token: required(line(200), { type: 'string', maxLength: 200 }) }),
    output: nothing,
  }),
}
