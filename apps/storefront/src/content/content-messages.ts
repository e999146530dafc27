import type { Locale } from '@zayy/i18n/locale'
import { content as ar } from '@zayy/i18n/messages/ar/content'
import { content as en } from '@zayy/i18n/messages/en/content'
import { useLocale } from '../i18n/locale-context.tsx'

type ContentMessages = typeof ar

export const contentMessages: Record<Locale, ContentMessages> = { ar, en }

export function useContentMessages(): ContentMessages {
  return contentMessages[useLocale()]
}
