import { formatNumber } from '../../numbers.ts'
import { pieces, plural } from '../../plurals.ts'

const products = (count: number) =>
  plural('ar', count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${formatNumber(count)} منتجات`,
    many: `${formatNumber(count)} منتجًا`,
    other: `${formatNumber(count)} منتج`,
  })

/** Messages of the cart's page, in Arabic: the shape that English follows. They come with the page's own code. */
export const cartPage = {
  cart: 'السلة',
  counts: (count: number, all: number) => `${products(count)}، ${pieces(all, 'ar')}`,
  lineDetail: 'تفصيل القطع',
  sizes: 'المقاسات',
  edit: 'عدّل الألوان والمقاسات',
  editOf: (name: string) => `عدّل ألوان ومقاسات ${name}`,
  remove: 'حذف',
  removeOf: (name: string) => `احذف ${name}`,
  removed: (name: string) => `حذفت «${name}» من السلة.`,
  unavailable: 'لم يعد هذا المنتج متوفرًا.',
  unavailableDetail: 'لا يدخل في الإجمالي. احذفه لتتابع الطلب.',
  droppedPieces: (count: number) =>
    `${pieces(count, 'ar')} من لون أو مقاس لم يعد متوفرًا، وقد أُسقطت من السلة.`,
  lineLoadFailed: 'تعذّر تحميل ألوان هذا المنتج ومقاساته.',
  tryAgain: 'حاول مرة أخرى',
  summary: 'ملخّص الطلب',
  beforeTiers: 'قبل سعر الكمية',
  savedByQuantity: 'وفّرت بالكمية',
  items: 'المنتجات',
  shippingTo: (city: string) => `التوصيل إلى ${city}`,
  shipping: 'التوصيل',
  shippingSum: (count: number) => `{fee} × ${products(count)}`,
  shippingLater: 'يُحسب عند اختيار المدينة',
  vat: 'ضريبة القيمة المضافة {percent}',
  vatWithin: 'منها ضريبة القيمة المضافة {percent}',
  total: 'الإجمالي',
  checkout: 'إتمام الطلب',
  keepShopping: 'متابعة التسوّق',
  couponsLater: 'القسائم في خطوة الدفع.',
  arrivesShort: (from: string, to: string) => `يصل بين ${from} و${to}.`,
  withTaxAndDelivery: 'شاملًا الضريبة والتوصيل',
  emptyTitle: 'سلتك فارغة',
  emptyText: 'ابدأ بمنتج واحد، واختر ألوانه ومقاساته في جدول واحد.',
  startShopping: 'ابدأ التسوّق',
  needsScript: 'السلة محفوظة في متصفحك، وتحتاج إلى تفعيل جافاسكريبت لتظهر.',
  issueIn: (name: string, fault: string) => `${name}: ${fault}`,
}
