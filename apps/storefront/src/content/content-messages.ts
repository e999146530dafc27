import { content as arabic } from '@zayy/i18n/messages/ar/content'
import { content as english } from '@zayy/i18n/messages/en/content'
import { useLang } from '../i18n/locale-context.tsx'

export type ContentWords = typeof arabic

/** The words of the about, blog, contact and legal pages, which come with the pages' own code. */
export function useContentWords(): ContentWords {
  return contentWords(useLang())
}

/** The same where there is no component: in a loader. */
export function contentWords(lang: 'ar' | 'en'): ContentWords {
  return lang === 'en' ? english : arabic
}
