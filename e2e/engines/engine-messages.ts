import { tierBarThumb as arabicPin } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { tierBarThumb as englishPin } from '@zayy/i18n/messages/en/tier-bar-thumb'
import type { Locale } from '../locales.ts'

/** Texts that only the journeys in WebKit and Firefox press. */
export const engineMessages = {
  ar: {
    medical: 'ملابس طبية',
    allBrands: 'كل العلامات',
    brands: 'صُنع في السعودية',
    pin: arabicPin.pin,
    add: /إلى السلة/,
  },
  en: {
    medical: 'Medical',
    allBrands: 'All brands',
    brands: 'Made in Saudi',
    pin: englishPin.pin,
    add: /to cart/,
  },
} satisfies Record<Locale, object>
