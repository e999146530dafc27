import { variantDrawer as arabic } from '@zayy/i18n/messages/ar/variant-drawer'
import { variantDrawer as english } from '@zayy/i18n/messages/en/variant-drawer'
import { useLang } from '../../i18n/locale-context.tsx'

/** The words of the variation drawer alone, which come with its own code. */
export function useDrawerWords(): typeof arabic {
  return useLang() === 'en' ? english : arabic
}
