import type { Locale } from '@zayy/i18n/locale'
import type { CoreMessages } from '@zayy/i18n/messages/core'

let messages: CoreMessages | undefined

/** Loads the core messages of the page's language. Must finish before hydration. */
export async function loadMessages(locale: Locale): Promise<void> {
  messages =
    locale === 'en'
      ? (await import('@zayy/i18n/messages/en/core')).core
      : (await import('@zayy/i18n/messages/ar/core')).core
}

/** Returns the messages of this document, whose language never changes. */
export function loadedMessages(): CoreMessages {
  if (!messages)
    throw new Error('Messages are not loaded: client.tsx must await loadMessages() before hydration.')
  return messages
}
