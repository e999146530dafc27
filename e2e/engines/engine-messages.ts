import { layout as arabicLayout } from '@zayy/i18n/messages/ar/layout'
import { tierBarThumb as arabicPin } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { layout as englishLayout } from '@zayy/i18n/messages/en/layout'
import { tierBarThumb as englishPin } from '@zayy/i18n/messages/en/tier-bar-thumb'
import type { Locale } from '../locales.ts'

/** Texts that only the journeys in WebKit and Firefox press. */
export const engineMessages = {
  ar: {
    medical: 'ملابس طبية',
    allBrands: 'كل العلامات',
    brands: arabicLayout.brands,
    pin: arabicPin.pin,
    add: /إلى السلة/,
  },
  en: {
    medical: 'Medical',
    allBrands: 'All brands',
    brands: englishLayout.brands,
    pin: englishPin.pin,
    add: /to cart/,
  },
} satisfies Record<Locale, object>
