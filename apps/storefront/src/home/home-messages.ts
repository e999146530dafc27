import type { Locale } from '@zayy/i18n/locale'
import { home as ar } from '@zayy/i18n/messages/ar/home'
import { home as en } from '@zayy/i18n/messages/en/home'
import { useLocale } from '../i18n/locale-context.tsx'

type HomeMessages = typeof ar

const homeMessages: Record<Locale, HomeMessages> = { ar, en }

export function useHomeMessages(): HomeMessages {
  return homeMessages[useLocale()]
}
