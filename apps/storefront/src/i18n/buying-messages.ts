import { createIsomorphicFn } from '@tanstack/react-start'
import { buying as ar } from '@zayy/i18n/messages/ar/buying'
import { buying as en } from '@zayy/i18n/messages/en/buying'
import { useLocale } from './locale-context.tsx'
import { bothLanguages, documentLanguage, type PageMessages } from './page-messages.ts'

export type BuyingMessages = typeof ar

const messagesHere = createIsomorphicFn()
  .server((): PageMessages<BuyingMessages> => bothLanguages('buying', { ar, en }))
  .client(
    (): PageMessages<BuyingMessages> =>
      documentLanguage({
        ar: async () => (await import('@zayy/i18n/messages/ar/buying')).buying,
        en: async () => (await import('@zayy/i18n/messages/en/buying')).buying,
      }),
  )

/** Messages of product, cart and delivery, for the pages of choosing and ordering. */
export const buyingMessages = messagesHere()

export function useBuyingMessages<Feature extends keyof BuyingMessages>(
  feature: Feature,
): BuyingMessages[Feature] {
  return buyingMessages.read(useLocale())[feature]
}
