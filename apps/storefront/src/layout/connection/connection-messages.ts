import type { Locale } from '@zayy/i18n/locale'
import { connection as ar } from '@zayy/i18n/messages/ar/connection'
import { connection as en } from '@zayy/i18n/messages/en/connection'
import { useLocale } from '../../i18n/locale-context.tsx'

type ConnectionMessages = typeof ar

const connectionMessages: Record<Locale, ConnectionMessages> = { ar, en }

/** The messages of a connection that fails, in the language of the page. They are loaded before it does. */
export function useConnectionMessages(): ConnectionMessages {
  return connectionMessages[useLocale()]
}
