import type { Locale } from '@zayy/i18n/locale'
import { content as ar } from '@zayy/i18n/messages/ar/content'
import { content as en } from '@zayy/i18n/messages/en/content'
import { messagesHook } from '../i18n/locale-context.tsx'

export const contentMessages: Record<Locale, typeof ar> = { ar, en }

export const useContentMessages = messagesHook(contentMessages)
