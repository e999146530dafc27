import { choiceDrawer as arabic } from '@zayy/i18n/words/ar/choice-drawer'
import { choiceDrawer as english } from '@zayy/i18n/words/en/choice-drawer'
import { useLang } from '../../i18n/locale-context.tsx'

/** The words of the variation drawer alone, which come with its own code. */
export function useDrawerWords(): typeof arabic {
  return useLang() === 'en' ? english : arabic
}
