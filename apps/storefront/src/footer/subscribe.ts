import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { newsletter as ar } from '@zayy/i18n/messages/ar/newsletter'
import { newsletter as en } from '@zayy/i18n/messages/en/newsletter'
import styles from './footer.module.css'

/** Subscribes the address of the footer's form, and writes the outcome below it. The form's HTML is the server's. */
export async function subscribe(form: HTMLFormElement, client: ShopClient, locale: Locale): Promise<void> {
  const field = form.querySelector('input')
  const button = form.querySelector('button')
  const state = form.nextElementSibling
  if (!field || !button || !state || button.ariaDisabled === 'true') return
  const messages = { ar, en }[locale]
  const label = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = messages.sending
  const { isWrong, message } = await outcomeOf(field, client, messages)
  button.ariaDisabled = null
  button.textContent = label
  show(isWrong, message)
  if (!isWrong) form.reset()
  else {
    field.focus()
    field.addEventListener('input', () => show(false, ''), { once: true })
  }

  function show(wrong: boolean, text: string) {
    if (!field || !state) return
    field.ariaInvalid = wrong ? 'true' : null
    state.className = (wrong ? styles.error : styles.success) ?? ''
    state.textContent = text
  }
}

/** The browser checks the address's format, the server applies the full rule. */
async function outcomeOf(
  { value, validity }: HTMLInputElement,
  client: ShopClient,
  { emailRequired, emailWrong, subscribeFailed }: typeof ar,
): Promise<{ isWrong: boolean; message: string }> {
  const email = value.trim()
  if (email === '') return { isWrong: true, message: emailRequired }
  if (!validity.valid) return { isWrong: true, message: emailWrong }
  try {
    const { message = '' } = await client.contact.subscribe({ email })
    return { isWrong: false, message }
  } catch (thrown) {
    const { errors, message } = failureOf(thrown)
    return { isWrong: true, message: errors.email?.[0] ?? (message || subscribeFailed) }
  }
}
