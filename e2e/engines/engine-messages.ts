import { tierBarThumb as arabicPin } from '@zayy/i18n/messages/ar/tier-bar-thumb'
import { tierBarThumb as englishPin } from '@zayy/i18n/messages/en/tier-bar-thumb'
import { inBothLanguages, t } from '../texts.ts'

/** Texts that only the journeys in WebKit and Firefox press. */
export const engineMessages = inBothLanguages({
  medical: t('ملابس طبية', 'Medical'),
  allBrands: t('كل العلامات', 'All brands'),
  brands: t('صُنع في السعودية', 'Made in Saudi'),
  pin: t(arabicPin.pin, englishPin.pin),
  add: t(/إلى السلة/, /to cart/),
})
