import type { Locale } from '@zayy/i18n/locale'
import { targetQuantity as ar } from '@zayy/i18n/messages/ar/target-quantity'
import { targetQuantity as en } from '@zayy/i18n/messages/en/target-quantity'
import { useLocale } from '../i18n/locale-context.tsx'

type TargetQuantityMessages = typeof ar

const targetQuantityMessages: Record<Locale, TargetQuantityMessages> = { ar, en }

export function useTargetQuantityMessages(): TargetQuantityMessages {
  return targetQuantityMessages[useLocale()]
}
