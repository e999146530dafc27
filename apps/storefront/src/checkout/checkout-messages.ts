import { createIsomorphicFn } from '@tanstack/react-start'
import { checkout as ar } from '@zayy/i18n/messages/ar/checkout'
import { checkout as en } from '@zayy/i18n/messages/en/checkout'
import { useLocale } from '../i18n/locale-context.tsx'
import { bothLanguages, documentLanguage, type PageMessages } from '../i18n/page-messages.ts'

export type CheckoutMessages = typeof ar

const messagesHere = createIsomorphicFn()
  .server((): PageMessages<CheckoutMessages> => bothLanguages('checkout', { ar, en }))
  .client(
    (): PageMessages<CheckoutMessages> =>
      documentLanguage({
        ar: async () => (await import('@zayy/i18n/messages/ar/checkout')).checkout,
        en: async () => (await import('@zayy/i18n/messages/en/checkout')).checkout,
      }),
  )

export const checkoutMessages = messagesHere()

export function useCheckoutMessages(): CheckoutMessages {
  return checkoutMessages.read(useLocale())
}
