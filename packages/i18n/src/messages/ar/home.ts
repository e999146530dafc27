import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { formatNumber } from '../../numbers.ts'
import { businessDays, pieces, plural, products } from '../../plurals.ts'

/** Messages of the home page, in Arabic: the shape that English follows. */
export const home = {
  hero: 'عروض المتجر',
  shopIn: (name: string) => `تسوّق ${name}`,
  shopNow: 'تسوّق الآن',
  pause: 'أوقف الحركة',
  play: 'شغّل الحركة',
  byWork: 'تسوّق حسب العمل',
  products: (count: number) => products(count, 'ar'),
  allProducts: 'كل المنتجات',
  allBrands: 'كل العلامات',
  sponsors: 'عملاؤنا',
  loading: 'جارٍ التحميل',
  priceTiers: 'كلما زادت الكمية، قلّ السعر',
  priceTiersText: 'لكل منتج أسعار بحسب عدد القطع، تُحسب على مجموع ألوانك ومقاساتك.',
  example: 'مثال:',
  piecesAt: (count: number) => plural('ar', count, { other: 'قطعة', few: 'قطع' }),
  mother: 'أم تشتري لابنتها',
  motherText: 'قطعة واحدة أو بضع قطع: أغلب المنتجات بلا حد أدنى، وبلا حساب شركة.',
  laboratory: (count: number) => `مختبر تحاليل، ${pieces(count, 'ar')}`,
  laboratoryText: ['ثلاثة ألوان وخمسة مقاسات في طلب واحد. وفّر ', '.'],
  clinic: (count: number) => `عيادة أسنان، ${pieces(count, 'ar')}`,
  clinicText: (asked: number, count: number) => [
    `كانت ${formatNumber(asked)}، فقلنا لهم: ${pieces(count, 'ar')} أرخص. وفّروا `,
    '.',
  ],
  hospital: (count: number) => `مستشفى، ${pieces(count, 'ar')}`,
  hospitalText: ['زيّ كل الأقسام في طلب واحد. وفّر ', '.'],
  promises: 'ما نعد به',
  byQuantity: 'سعر بالكمية',
  byQuantityText: 'على مجموع الألوان والمقاسات',
  delivery: (days: BusinessDays) => `خلال ${businessDays(days, 'ar')}`,
  deliveryText: (city: string) => `إلى ${city}، من وصول المبلغ`,
  returns: 'إرجاع خلال 7 أيام',
  returnsText: 'للقطع غير المستعملة',
  invoice: 'فاتورة ضريبية فورية',
  invoiceText: 'مبسّطة، برمز QR',
  plainInvoice: 'فاتورة فورية',
  plainInvoiceText: 'تصلك بالبريد مع الطلب',
}
