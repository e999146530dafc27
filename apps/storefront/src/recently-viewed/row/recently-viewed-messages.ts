import type { Locale } from '@zayy/i18n/locale'
import { recentlyViewed as ar } from '@zayy/i18n/messages/ar/recently-viewed'
import { recentlyViewed as en } from '@zayy/i18n/messages/en/recently-viewed'
import { useLocale } from '../../i18n/locale-context.tsx'

type RecentlyViewedMessages = typeof ar

const messages: Record<Locale, RecentlyViewedMessages> = { ar, en }

/** The messages of recently viewed products, in the language of the page. */
export function useRecentlyViewedMessages(): RecentlyViewedMessages {
  return messages[useLocale()]
}
