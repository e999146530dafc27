import type { Locale } from '@zayy/i18n/locale'
import { auth as ar } from '@zayy/i18n/messages/ar/auth'
import { loginNotices as arNotices } from '@zayy/i18n/messages/ar/login-notices'
import { auth as en } from '@zayy/i18n/messages/en/auth'
import { loginNotices as enNotices } from '@zayy/i18n/messages/en/login-notices'
import { messagesHook } from '../i18n/locale-context.tsx'

export const authMessages: Record<Locale, typeof ar> = { ar, en }

export const loginNotices: Record<Locale, typeof arNotices> = { ar: arNotices, en: enNotices }

export const useAuthMessages = messagesHook(authMessages)
