import type { Locale } from '@zayy/i18n/locale'
import type { listing } from '@zayy/i18n/messages/ar/listing'
import { useLocale } from '../i18n/locale-context.tsx'
import { pageMessages } from '../i18n/page-messages.ts'

export type ListingMessages = typeof listing

/** The messages of lists, which are loaded with the code that shows them. */
export const listingMessages: Record<Locale, ListingMessages> = await pageMessages({
  ar: async () => (await import('@zayy/i18n/messages/ar/listing')).listing,
  en: async () => (await import('@zayy/i18n/messages/en/listing')).listing,
})

/** The same in the language of the page. */
export function useListingMessages(): ListingMessages {
  return listingMessages[useLocale()]
}
