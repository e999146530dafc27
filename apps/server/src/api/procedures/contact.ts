import { addSubscriber } from '@zayy/shop/contact/add-subscriber'
import { sendContactMessage } from '@zayy/shop/contact/send-contact-message'
import { implementer } from '../implementer.ts'
import { messages } from '../messages.ts'

export const contactRouter = implementer.contact.router({
  send: implementer.contact.send.handler(async ({ context: { database, locale }, input }) => {
    await sendContactMessage(database, input, locale)
    return { data: {}, message: messages[locale].messageSent }
  }),
  subscribe: implementer.contact.subscribe.handler(async ({ context: { database, locale }, input }) => {
    await addSubscriber(database, input.email, locale)
    return { data: {}, message: messages[locale].subscribed }
  }),
})
