import type { Locale } from '@zayy/i18n/locale'
import { content as ar } from '@zayy/i18n/messages/ar/content'
import { content as en } from '@zayy/i18n/messages/en/content'
import { useLocale } from '../i18n/locale-context.tsx'

type ContentMessages = typeof ar

/** The messages of the about, blog, contact and legal pages, which are loaded with the code that shows them. */
export const contentMessages: Record<Locale, ContentMessages> = { ar, en }

/** The same in the language of the page. */
export function useContentMessages(): ContentMessages {
  return contentMessages[useLocale()]
}
