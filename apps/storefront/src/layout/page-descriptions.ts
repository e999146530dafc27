import type { Locale } from '@zayy/i18n/locale'
import { pageDescriptions as ar } from '@zayy/i18n/messages/ar/page-descriptions'
import { pageDescriptions as en } from '@zayy/i18n/messages/en/page-descriptions'

/** What search engines and messengers are told of pages, in each language. For summaries only, which no browser makes. */
export const pageDescriptions: Record<Locale, typeof ar> = { ar, en }
