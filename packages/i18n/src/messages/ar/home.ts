import { formatNumber } from '../../numbers.ts'
import { pieces, plural, products } from '../../plurals.ts'

/** Messages of the home page, in Arabic, the model for English. */
export const home = {
  emptyTitle: 'نجهّز المتجر',
  emptyText: 'لا منتجات هنا بعد. عد قريبًا.',
  hero: 'عروض المتجر',
  shopIn: (name: string) => `تسوّق ${name}`,
  shopNow: 'تسوّق الآن',
  pause: 'أوقف الحركة',
  play: 'شغّل الحركة',
  priceByQuantity: 'السعر بحسب العدد',
  bestCategories: 'أبرز الأقسام',
  products: (count: number) => products(count, 'ar'),
  newest: 'وصل حديثًا',
  allProducts: 'كل المنتجات',
  allProductsOf: (category: string) => `كل المنتجات: ${category}`,
  allBrands: 'كل العلامات',
  sponsors: 'الرعاة',
  loading: 'جارٍ التحميل',
  piecesAt: (count: number) => plural('ar', count, { other: 'قطعة', few: 'قطع' }),
  comma: '،',
  atQuantity: (count: number) =>
    count === 1 ? 'بسعر القطعة الواحدة' : `بسعر ${pieces(count, 'ar', 'genitive')}`,
  priceBreak: (asked: number, better: number) => `${pieces(better, 'ar')} أرخص من ${formatNumber(asked)}`,
  priceBreakText: (asked: number, better: number) =>
    `{product}: ${pieces(asked, 'ar')} ثمنها {askedTotal}، و${pieces(better, 'ar')} ثمنها {betterTotal}. متى كان الأكثر أرخص، قلناه لك قبل أن تدفع.`,
  seePriceBreak: 'جرّبها على الشريط',
  bought: (count: number) => `اشترى ${pieces(count, 'ar', 'accusative')}`,
  quotes: 'قالوا بعد التجربة',
}
