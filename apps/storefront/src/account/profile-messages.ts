import type { Locale } from '@zayy/i18n/locale'
import { profile as ar } from '@zayy/i18n/messages/ar/profile'
import { profile as en } from '@zayy/i18n/messages/en/profile'
import { useLocale } from '../i18n/locale-context.tsx'

type ProfileMessages = typeof ar

const profileMessages: Record<Locale, ProfileMessages> = { ar, en }

/** The messages of profile and password in the language of the page, loaded with the code that shows them. */
export function useProfileMessages(): ProfileMessages {
  return profileMessages[useLocale()]
}
