import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** Messages of the form of a review, in Arabic, the model for English. */
export const reviews = {
  write: 'ما رأيك في هذا المنتج؟',
  edit: 'عدّل تقييمك',
  fields: {
    rate: { label: 'تقييمك', missing: 'اختر تقييمًا من فضلك', wrong: 'اختر من نجمة واحدة إلى 5 نجوم' },
    comment: { label: 'رأيك', missing: 'شاركنا رأيك في المنتج', wrong: 'شاركنا رأيك في المنتج' },
  },
  stars: (count: number) => {
    const n = formatNumber(count)
    return plural('ar', count, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: `${n} نجوم`,
      many: `${n} نجمة`,
      other: `${n} نجمة`,
    })
  },
  public: 'يظهر رأيك للجميع، ولا يظهر اسمك كاملًا.',
  send: 'انشر التقييم',
  sending: 'جارٍ النشر…',
  cancel: 'إلغاء',
  sent: 'شكرًا لك، نُشر تقييمك.',
}
