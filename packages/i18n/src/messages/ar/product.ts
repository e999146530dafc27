import { formatNumber } from '../../numbers.ts'
import { pieces, plural } from '../../plurals.ts'

/** Messages of the product's page, in Arabic, the model for English. */
export const product = {
  sold: (count: number) => `بيع منه ${pieces(count, 'ar')}`,
  each: {
    added: 'للقطعة، قبل ضريبة {percent}',
    included: 'للقطعة، شاملًا ضريبة {percent}',
    none: 'للقطعة',
  },
  ask: 'اسألنا عنه على واتساب',
  images: 'صور المنتج',
  image: (index: number, count: number) => `الصورة ${index} من ${count}`,
  enlarge: 'تكبير الصور',
  previous: 'السابقة',
  next: 'التالية',
  about: 'عن المنتج',
  sizeChart: 'جدول المقاسات',
  centimetres: '(سم)',
  size: 'المقاس',
  reviews: 'التقييمات',
  reviewCount: (count: number) =>
    plural('ar', count, {
      zero: 'لا تقييمات بعد',
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: `${formatNumber(count)} تقييمات`,
      many: `${formatNumber(count)} تقييمًا`,
      other: `${formatNumber(count)} تقييم`,
    }),
  noReviews: 'لم يقيّمه أحد بعد.',
  /** There are reviews, but none counts in the average. */
  noMean: 'يظهر متوسط التقييم بعد أول تقييم من مشترٍ أو عميل موثّق البريد.',
  starsGiven: (stars: number, count: number) => `${stars} من 5: ${formatNumber(count)}`,
  moreReviews: 'مزيد من التقييمات',
  bought: (count: number) => `اشترى ${pieces(count, 'ar', 'accusative')}`,
  writeReview: 'اكتب تقييمك',
  editReview: 'عدّل تقييمك',
  needsScripts: (colours: string, sizes: string) =>
    `الألوان: ${colours}. المقاسات: ${sizes}. فعّل JavaScript في متصفحك لتختار وتطلب من هذه الصفحة.`,
  reviewNeedsLogin: 'جرّبته؟',
  reviewLogin: 'سجّل الدخول واكتب تقييمك',
  reviewsFailed: 'تعذّر تحميل التقييمات.',
}
