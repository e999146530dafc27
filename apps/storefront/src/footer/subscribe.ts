import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { newsletter as ar } from '@zayy/i18n/messages/ar/newsletter'
import { newsletter as en } from '@zayy/i18n/messages/en/newsletter'

export type Subscribed = { is: 'success' | 'error'; message: string }

/** Subscribes the address of a field. The browser checks its format, the server applies the full rule. */
export async function subscribe(
  client: ShopClient,
  locale: Locale,
  { value, validity }: HTMLInputElement,
): Promise<Subscribed> {
  const { emailRequired, emailWrong, subscribeFailed } = { ar, en }[locale]
  const email = value.trim()
  if (email === '') return { is: 'error', message: emailRequired }
  if (!validity.valid) return { is: 'error', message: emailWrong }
  try {
    const { message = '' } = await client.contact.subscribe({ email })
    return { is: 'success', message }
  } catch (thrown) {
    const { errors, message } = failureOf(thrown)
    return { is: 'error', message: errors.email?.[0] ?? (message || subscribeFailed) }
  }
}
