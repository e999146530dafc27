import { createIsomorphicFn } from '@tanstack/react-start'
import { listing as ar } from '@zayy/i18n/messages/ar/listing'
import { listing as en } from '@zayy/i18n/messages/en/listing'
import { useLocale } from '../i18n/locale-context.tsx'
import { bothLanguages, documentLanguage, type PageMessages } from '../i18n/page-messages.ts'

export type ListingMessages = typeof ar

const messagesHere = createIsomorphicFn()
  .server((): PageMessages<ListingMessages> => bothLanguages('listing', { ar, en }))
  .client(
    (): PageMessages<ListingMessages> =>
      documentLanguage({
        ar: async () => (await import('@zayy/i18n/messages/ar/listing')).listing,
        en: async () => (await import('@zayy/i18n/messages/en/listing')).listing,
      }),
  )

export const listingMessages = messagesHere()

export function useListingMessages(): ListingMessages {
  return listingMessages.read(useLocale())
}
