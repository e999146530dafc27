import type { Locale } from '@zayy/i18n/locale'
import type { PageDescription } from '../head/page-head.ts'
import { type AccountMessages, accountMessages } from './account-messages.ts'

/** How a page of the account describes itself. Search engines leave it out. */
export function accountHead(
  locale: Locale,
  page: keyof AccountMessages['pages'],
  path: string,
): PageDescription {
  const { title, description, pages } = accountMessages[locale]
  return { title: page === 'dashboard' ? title : pages[page], description, path, noindex: true }
}
