import type { Locale } from '@zayy/i18n/locale'
import { newsletter as ar } from '@zayy/i18n/messages/ar/newsletter'
import { newsletter as en } from '@zayy/i18n/messages/en/newsletter'

/** The messages of the page that ends a subscription, which are loaded with it. */
export const newsletterMessages: Record<Locale, typeof ar> = { ar, en }
