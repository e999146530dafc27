import type { Locale } from '@zayy/i18n/locale'
import { listing as ar } from '@zayy/i18n/messages/ar/listing'
import { listing as en } from '@zayy/i18n/messages/en/listing'
import { useLocale } from '../i18n/locale-context.tsx'

export type ListingMessages = typeof ar

/** The messages of lists, which are loaded with the code that shows them. */
export const listingMessages: Record<Locale, ListingMessages> = { ar, en }

/** The same in the language of the page. */
export function useListingMessages(): ListingMessages {
  return listingMessages[useLocale()]
}
