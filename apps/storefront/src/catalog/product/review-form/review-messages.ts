import type { Locale } from '@zayy/i18n/locale'
import { reviews as ar } from '@zayy/i18n/messages/ar/reviews'
import { reviews as en } from '@zayy/i18n/messages/en/reviews'
import { useLocale } from '../../../i18n/locale-context.tsx'

type ReviewMessages = typeof ar

const reviewMessages: Record<Locale, ReviewMessages> = { ar, en }

/** The messages of the form, which are loaded with it. */
export function useReviewMessages(): ReviewMessages {
  return reviewMessages[useLocale()]
}
