import type { RouterContext } from '../router-context.ts'
import { contentMessages } from './content-messages.ts'

/** How the shop is reached: its settings, reduced to that. */
export async function loadContact({ client, locale }: RouterContext) {
  const messages = contentMessages[locale]
  const { data } = await client.settings.get()
  const { phone, whatsapp, email, address, hours, delivery_promise, answer_days } = data
  return {
    phone,
    whatsapp,
    email,
    address,
    hours,
    promise: delivery_promise,
    answerDays: answer_days,
    head: { title: messages.contact, path: '/contact' },
  }
}

export type ContactView = Awaited<ReturnType<typeof loadContact>>
