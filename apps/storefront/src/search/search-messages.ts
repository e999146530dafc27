import type { Locale } from '@zayy/i18n/locale'
import { search as ar } from '@zayy/i18n/messages/ar/search'
import { search as en } from '@zayy/i18n/messages/en/search'
import { messagesHook } from '../i18n/locale-context.tsx'

export type SearchMessages = typeof ar

export const searchMessages: Record<Locale, SearchMessages> = { ar, en }

export const useSearchMessages = messagesHook(searchMessages)
