import { formatNumber } from '../../numbers.ts'
import { pieces, plural } from '../../plurals.ts'

/** Messages of the home page, in Arabic: the shape that English follows. */
export const home = {
  hero: 'عروض المتجر',
  shopIn: (name: string) => `تسوّق ${name}`,
  shopNow: 'تسوّق الآن',
  pause: 'أوقف الحركة',
  play: 'شغّل الحركة',
  byWork: 'تسوّق حسب العمل',
  products: (count: number) => {
    const n = formatNumber(count)
    return plural('ar', count, {
      zero: 'لا منتجات بعد',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${n} منتجات`,
      many: `${n} منتجًا`,
      other: `${n} منتج`,
    })
  },
  allProducts: 'كل المنتجات',
  allBrands: 'كل العلامات',
  sponsors: 'جهات نلبّس فرقها',
  loading: 'جارٍ التحميل',
  priceTiers: 'كلما طال الشريط، نقص السعر',
  priceTiersText: 'لكل منتج أسعار بحسب عدد القطع، تُحسب على مجموع ألوانك ومقاساتك.',
  example: 'مثال:',
  piecesAt: (count: number) => plural('ar', count, { other: 'قطعة', few: 'قطع' }),
  mother: 'أم تشتري لابنتها',
  motherText: 'قطعة واحدة أو بضع قطع: بلا حدّ أدنى وبلا حساب شركة.',
  laboratory: (count: number) => `مختبر تحاليل، ${pieces(count, 'ar')}`,
  laboratoryText: ['ثلاثة ألوان وخمسة مقاسات في طلب واحد. وفّر ', '.'],
  clinic: (count: number) => `عيادة أسنان، ${pieces(count, 'ar')}`,
  clinicText: (asked: number, count: number) => [
    `كانت ${formatNumber(asked)}، فقلنا لهم: ${pieces(count, 'ar')} أرخص. دفعوا `,
    ' أقل.',
  ],
  hospital: (count: number) => `مستشفى، ${pieces(count, 'ar')}`,
  hospitalText: ['جدول من إكسل لُصق مرة واحدة. وفّر ', '.'],
  promises: 'ما نعد به',
  byQuantity: 'سعر بالكمية',
  byQuantityText: 'على مجموع الألوان والمقاسات',
  delivery: '2 إلى 4 أيام عمل',
  deliveryText: 'توصيل إلى كل مدن المملكة',
  returns: 'إرجاع خلال 7 أيام',
  returnsText: 'للقطع غير المستعملة',
  invoice: 'فاتورة ضريبية فورية',
  invoiceText: 'مبسّطة، برمز QR',
}
