import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'

let messages: CoreMessages | undefined

/** Loads the messages of the page's language: one small file, before hydration. */
export async function loadMessages(locale: Locale): Promise<void> {
  messages =
    locale === 'en'
      ? (await import('@zayy/i18n/messages/en/core')).core
      : (await import('@zayy/i18n/messages/ar/core')).core
}

/** The messages loaded for this document. A document has one language from beginning to end. */
export function loadedMessages(): CoreMessages {
  if (!messages) throw new Error('Messages are loaded before hydration: see client.tsx.')
  return messages
}
