import type { Locale } from '@zayy/i18n/locale'
import { variantDrawer as ar } from '@zayy/i18n/messages/ar/variant-drawer'
import { variantDrawer as en } from '@zayy/i18n/messages/en/variant-drawer'
import { useLocale } from '../../i18n/locale-context.tsx'

type VariantDrawerMessages = typeof ar

/** The messages of the variation drawer, which are loaded with the code that shows them. */
const variantDrawerMessages: Record<Locale, VariantDrawerMessages> = { ar, en }

/** The same in the language of the page. */
export function useVariantDrawerMessages(): VariantDrawerMessages {
  return variantDrawerMessages[useLocale()]
}
