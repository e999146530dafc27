import type { Locale } from '../locales.ts'
import { messages } from '../messages.ts'
import type { Shopper } from './shopper.ts'

/** Unfolds the footer's links to the pages of the shop, where they are folded: on the phone that shows Arabic. */
export async function unfoldLinks(shopper: Shopper, locale: Locale) {
  if (locale === 'ar') await shopper.press({ role: 'button', name: messages.ar.shopLinks, within: 'footer' })
}
