import { createIsomorphicFn } from '@tanstack/react-start'
import { home as ar } from '@zayy/i18n/messages/ar/home'
import { home as en } from '@zayy/i18n/messages/en/home'
import { useLocale } from '../i18n/locale-context.tsx'
import { bothLanguages, documentLanguage, type PageMessages } from '../i18n/page-messages.ts'

type HomeMessages = typeof ar

const messagesHere = createIsomorphicFn()
  .server((): PageMessages<HomeMessages> => bothLanguages('home', { ar, en }))
  .client(
    (): PageMessages<HomeMessages> =>
      documentLanguage({
        ar: async () => (await import('@zayy/i18n/messages/ar/home')).home,
        en: async () => (await import('@zayy/i18n/messages/en/home')).home,
      }),
  )

export const homeMessages = messagesHere()

export function useHomeMessages(): HomeMessages {
  return homeMessages.read(useLocale())
}
