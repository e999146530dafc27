import type { Locale } from '@zayy/i18n/locale'
import { forms as ar } from '@zayy/i18n/messages/ar/forms'
import { forms as en } from '@zayy/i18n/messages/en/forms'
import { useLocale } from '../i18n/locale-context.tsx'

export type FormsMessages = typeof ar

const formsMessages: Record<Locale, FormsMessages> = { ar, en }

export function useFormsMessages(): FormsMessages {
  return formsMessages[useLocale()]
}
