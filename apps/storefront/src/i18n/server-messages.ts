import type { Locale } from '@zayy/i18n/locale'
import { core as arabic } from '@zayy/i18n/messages/ar/core'
import type { CoreMessages } from '@zayy/i18n/messages/core'
import { core as english } from '@zayy/i18n/messages/en/core'

const messages: Record<Locale, CoreMessages> = { ar: arabic, en: english }

/** The server has both languages in memory; a browser loads only its own (loaded-messages.ts). */
export function serverMessages(locale: Locale): CoreMessages {
  return messages[locale]
}
