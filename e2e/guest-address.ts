import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { known } from '../demo/known.ts'
import type { Locale } from './locales.ts'
import { messages } from './messages.ts'
import { placeIds } from './place-ids.ts'

export const guest = {
  ar: { name: 'سارة العتيبي', address: 'شارع العليا، مبنى 12' },
  en: { name: 'Sarah Al-Otaibi', address: '12 Olaya Street' },
  email: 'sarah@example.com',
  /** The shop stores it as 0551234567. */
  phone: '+966 55 123 4567',
}

/** Fills in the checkout's address of a guest in Riyadh. */
export async function fillAddress(page: Page, locale: Locale) {
  const { fields, saudi, olaya } = messages[locale]
  const form = page.getByRole('main')
  await form.getByLabel(fields.name, { exact: true }).fill(guest[locale].name)
  await form.getByLabel(fields.email, { exact: true }).fill(guest.email)
  await form.getByLabel(fields.phone, { exact: true }).fill(guest.phone)
  await form.getByLabel(fields.country, { exact: true }).selectOption(saudi)
  await form.getByLabel(fields.city, { exact: true }).selectOption(known.places.riyadh.name[locale])
  await form.getByLabel(fields.area, { exact: true }).selectOption(olaya)
  await form.getByLabel(fields.address, { exact: true }).fill(guest[locale].address)
  await expect(form.getByLabel(fields.area, { exact: true }).locator('option:checked')).toHaveText(olaya)
}

/** Stores that address as typed into the checkout, once per tab. */
export async function storeAddress(context: BrowserContext, request: APIRequestContext, locale: Locale) {
  const { name, address } = guest[locale]
  const place = Object.entries(await placeIds(request, locale)).map(([key, id]) => [key, String(id)])
  const form = { name, email: guest.email, phone: guest.phone, address, ...Object.fromEntries(place) }
  await context.addInitScript(
    (text) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('address-stored') !== null) return
      sessionStorage.setItem('address-stored', 'yes')
      sessionStorage.setItem('checkout', text)
    },
    JSON.stringify({ form, coupon: null }),
  )
}
