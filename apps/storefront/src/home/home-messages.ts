import { home as arabic } from '@zayy/i18n/messages/ar/home'
import { home as english } from '@zayy/i18n/messages/en/home'
import { useLang } from '../i18n/locale-context.tsx'

/** The words of the home page, which come with its own code: no other page needs them. */
export function useHomeWords(): typeof arabic {
  return useLang() === 'en' ? english : arabic
}
