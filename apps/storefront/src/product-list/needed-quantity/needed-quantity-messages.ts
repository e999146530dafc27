import type { Locale } from '@zayy/i18n/locale'
import { neededQuantity as ar } from '@zayy/i18n/messages/ar/needed-quantity'
import { neededQuantity as en } from '@zayy/i18n/messages/en/needed-quantity'
import { useLocale } from '../../i18n/locale-context.tsx'

type NeededQuantityMessages = typeof ar

const neededQuantityMessages: Record<Locale, NeededQuantityMessages> = { ar, en }

/** The messages of the needed quantity, which are loaded with the code that shows them. */
export function useNeededQuantityMessages(): NeededQuantityMessages {
  return neededQuantityMessages[useLocale()]
}
