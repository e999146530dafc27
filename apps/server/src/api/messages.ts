import type { Locale } from '@zayy/contract/types'
import { api as ar } from '@zayy/i18n/messages/ar/api'
import { api as en } from '@zayy/i18n/messages/en/api'

export const messages: Record<Locale, typeof ar> = { ar, en }
