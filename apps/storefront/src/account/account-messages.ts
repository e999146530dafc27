import type { Locale } from '@zayy/i18n/locale'
import { account as ar } from '@zayy/i18n/messages/ar/account'
import { profile as profileAr } from '@zayy/i18n/messages/ar/profile'
import { sessions as sessionsAr } from '@zayy/i18n/messages/ar/sessions'
import { account as en } from '@zayy/i18n/messages/en/account'
import { profile as profileEn } from '@zayy/i18n/messages/en/profile'
import { sessions as sessionsEn } from '@zayy/i18n/messages/en/sessions'
import type { PageDescription } from '../head/page-head.ts'
import { messagesHook } from '../i18n/locale-context.tsx'

export type AccountMessages = typeof ar

const accountMessages: Record<Locale, AccountMessages> = { ar, en }

export const useAccountMessages = messagesHook(accountMessages)

export const useProfileMessages = messagesHook({ ar: profileAr, en: profileEn })

export const useSessionMessages = messagesHook({ ar: sessionsAr, en: sessionsEn })

export function accountHead(
  locale: Locale,
  page: keyof AccountMessages['pages'],
  path: string,
): PageDescription {
  const { title, description, pages } = accountMessages[locale]
  return { title: page === 'dashboard' ? title : pages[page], description, path, noindex: true }
}
