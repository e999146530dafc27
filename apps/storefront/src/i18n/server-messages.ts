import type { Locale } from '@zayy/i18n/locale'
import { core as arabic } from '@zayy/i18n/messages/ar/core'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { core as english } from '@zayy/i18n/messages/en/core'

const messages: Record<Locale, CoreMessages> = { ar: arabic, en: english }

/** The server keeps both languages in memory; browsers load one (loaded-messages.ts). */
export function serverMessages(locale: Locale): CoreMessages {
  return messages[locale]
}
