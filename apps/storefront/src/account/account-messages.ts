import type { Locale } from '@zayy/i18n/locale'
import { account as ar } from '@zayy/i18n/messages/ar/account'
import { profile as profileAr } from '@zayy/i18n/messages/ar/profile'
import { sessions as sessionsAr } from '@zayy/i18n/messages/ar/sessions'
import { account as en } from '@zayy/i18n/messages/en/account'
import { profile as profileEn } from '@zayy/i18n/messages/en/profile'
import { sessions as sessionsEn } from '@zayy/i18n/messages/en/sessions'
import { useLocale } from '../i18n/locale-context.tsx'
import type { PageDescription } from '../head/page-head.ts'

export type AccountMessages = typeof ar

/** The messages of a customer's pages, which are loaded with the code that shows them. */
const accountMessages: Record<Locale, AccountMessages> = { ar, en }

/** The same in the language of the page. */
export function useAccountMessages(): AccountMessages {
  return accountMessages[useLocale()]
}

type ProfileMessages = typeof profileAr

const profileMessages: Record<Locale, ProfileMessages> = { ar: profileAr, en: profileEn }

/** The messages of profile and password in the language of the page, loaded with the code that shows them. */
export function useProfileMessages(): ProfileMessages {
  return profileMessages[useLocale()]
}

const sessionMessages: Record<Locale, typeof sessionsAr> = { ar: sessionsAr, en: sessionsEn }

/** The messages of a customer's logins in the language of the page, loaded with the code that shows them. */
export function useSessionMessages(): typeof sessionsAr {
  return sessionMessages[useLocale()]
}

/** How a page of the account describes itself. Search engines leave it out. */
export function accountHead(
  locale: Locale,
  page: keyof AccountMessages['pages'],
  path: string,
): PageDescription {
  const { title, description, pages } = accountMessages[locale]
  return { title: page === 'dashboard' ? title : pages[page], description, path, noindex: true }
}
