import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** Messages of bills and invoices, in Arabic: the shape that English follows. An invoice shows both. */
export const orders = {
  title: 'الفاتورة',
  description: 'فاتورة طلبك، للطباعة.',
  thanks: 'وصلنا طلبك، شكرًا لك',
  sentTo: 'أرسلنا الفاتورة إلى',
  transfer: 'حوّل',
  within: (count: number) => {
    const n = formatNumber(count)
    const days = plural('ar', count, {
      one: 'يوم',
      two: 'يومين',
      few: `${n} أيام`,
      many: `${n} يومًا`,
      other: `${n} يوم`,
    })
    return `خلال ${days} لنشحنه.`
  },
  paidThanks: 'وصلنا المبلغ، وطلبك في طريقه إليك.',
  paper: 'الورق',
  papers: { a4: 'A4', receipt: '80 mm' },
  print: 'اطبع',
  continueShopping: 'تابع التسوّق',
  loading: 'تُحضر الفاتورة…',
  none: 'لا فاتورة هنا',
  noneDetail:
    'تبقى فاتورة الزائر يومًا واحدًا في المتصفح الذي طلب منه. ولديك رابطها في البريد الذي أرسلناه إليك.',
  startShopping: 'ابدأ التسوّق',
  unreachable: 'لم تصل الفاتورة الكاملة',
  unreachableDetail:
    'هذا ما حفظه متصفحك من طلبك، وليس فاتورة ضريبية. تحقق من الاتصال وأعد المحاولة، أو افتح الرابط الذي أرسلناه إليك.',
  retry: 'أعد المحاولة',

  invoice: 'فاتورة ضريبية مبسطة',
  number: 'رقم الفاتورة',
  code: 'رقم الطلب',
  issued: 'تاريخ الإصدار',
  payment: 'طريقة الدفع',
  methods: { bank: 'تحويل بنكي', card: 'بطاقة' },
  paymentStatus: { unpaid: 'غير مدفوعة', paid: 'مدفوعة', failed: 'لم يكتمل الدفع', refunded: 'مُعادة' },
  delivery: 'التوصيل',
  deliveryTime: 'خلال يومين إلى 4 أيام عمل من وصول المبلغ',
  seller: 'البائع',
  buyer: 'المشتري',
  vatNumber: 'الرقم الضريبي',
  crNumber: 'السجل التجاري',
  item: 'البيان',
  quantity: 'الكمية',
  listPrice: 'السعر الأول',
  tierPrice: 'سعر الكمية',
  vat: 'ض.ق.م',
  net: 'المجموع',
  gross: 'شامل الضريبة',
  atListPrices: 'المجموع بالسعر الأول',
  saving: 'وفّرت بالكمية',
  items: 'المنتجات',
  coupon: 'القسيمة',
  shipping: 'التوصيل',
  withoutTax: 'الإجمالي قبل الضريبة',
  tax: 'ضريبة القيمة المضافة',
  total: 'الإجمالي شامل الضريبة',
  pricesIncludeTax: 'الأسعار شاملة ضريبة القيمة المضافة.',
  bank: 'للتحويل البنكي',
  reference: 'اكتب رقم الطلب في خانة البيان.',
  currency: 'المبالغ بالريال السعودي.',
  returns: 'الإرجاع خلال 7 أيام من الاستلام للقطع غير المستعملة.',
  qr: 'رمز الفاتورة الإلكترونية',
}
