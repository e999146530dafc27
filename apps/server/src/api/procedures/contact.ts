import { apiMessages } from '@zayy/i18n/messages/api'
import { addSubscriber } from '@zayy/shop/contact/add-subscriber'
import { endSubscription } from '@zayy/shop/contact/end-subscription'
import { sendContactMessage } from '@zayy/shop/contact/send-contact-message'
import { implementer } from '../implementer.ts'

export const contactRouter = implementer.contact.router({
  send: implementer.contact.send.handler(
    async ({ context: { database, locale, limitMultiplier }, input }) => {
      await sendContactMessage(database, input, locale, limitMultiplier)
      return { data: {}, message: apiMessages[locale].messageSent }
    },
  ),
  subscribe: implementer.contact.subscribe.handler(async ({ context: { database, locale }, input }) => {
    await addSubscriber(database, input.email, locale)
    return { data: {}, message: apiMessages[locale].subscribed }
  }),
  unsubscribe: implementer.contact.unsubscribe.handler(
    async ({ context: { database, keys, locale }, input }) => {
      await endSubscription(database, keys, input.token)
      return { data: {}, message: apiMessages[locale].unsubscribed }
    },
  ),
})
