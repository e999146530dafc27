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

const accountMessages: Record<Locale, AccountMessages> = { ar, en }

export function useAccountMessages(): AccountMessages {
  return accountMessages[useLocale()]
}

type ProfileMessages = typeof profileAr

const profileMessages: Record<Locale, ProfileMessages> = { ar: profileAr, en: profileEn }

export function useProfileMessages(): ProfileMessages {
  return profileMessages[useLocale()]
}

const sessionMessages: Record<Locale, typeof sessionsAr> = { ar: sessionsAr, en: sessionsEn }

export function useSessionMessages(): typeof sessionsAr {
  return sessionMessages[useLocale()]
}

export function accountHead(
  locale: Locale,
  page: keyof AccountMessages['pages'],
  path: string,
): PageDescription {
  const { title, description, pages } = accountMessages[locale]
  return { title: page === 'dashboard' ? title : pages[page], description, path, noindex: true }
}
