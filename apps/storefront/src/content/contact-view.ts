import type { Visit } from '../router-context.ts'
import { contentWords } from './content-messages.ts'

/** How the shop is reached: its settings, reduced to that. */
export async function loadContact({ client, lang }: Visit) {
  const words = contentWords(lang)
  const { data } = await client.settings.get()
  const { phone, whatsapp, email, address, hours, delivery_promise } = data
  return {
    phone,
    whatsapp,
    email,
    address,
    hours,
    promise: delivery_promise,
    head: { title: words.contact, description: words.contactDescription, path: '/contact' },
  }
}

export type ContactView = Awaited<ReturnType<typeof loadContact>>
