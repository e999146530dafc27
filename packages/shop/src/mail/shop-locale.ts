import type { Locale } from '@zayy/i18n/locale'

/** The shop's own language is that of its addresses without a prefix; the gist of its mails is in the other. */
export const SHOP_LOCALE: Locale = 'ar'
