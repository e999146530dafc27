import { formatNumber } from '../../numbers.ts'
import { pieces, plural } from '../../plurals.ts'

function days(count: number): string {
  const n = formatNumber(count)
  return plural('ar', count, {
    one: 'يومًا واحدًا',
    two: 'يومين',
    few: `${n} أيام`,
    many: `${n} يومًا`,
    other: `${n} يوم`,
  })
}

/** Messages of the checkout, in Arabic: the shape that English follows. */
export const checkout = {
  title: 'إتمام الطلب',
  description: 'العنوان والدفع والمراجعة في صفحة واحدة.',
  cart: 'السلة',
  guest: 'تشتري كزائر.',
  steps: { address: 'عنوان التوصيل', payment: 'طريقة الدفع', review: 'القسيمة والمراجعة' },
  optional: 'اختياري',
  fields: {
    name: { label: 'الاسم الكامل', missing: 'اكتب اسمك الكامل', wrong: 'اكتب اسمك الكامل' },
    email: {
      label: 'البريد الإلكتروني',
      missing: 'اكتب بريدك الإلكتروني',
      wrong: 'اكتب بريدًا صحيحًا، مثل name@example.com',
    },
    phone: { label: 'رقم الجوال', missing: 'اكتب رقم جوالك', wrong: 'اكتب 10 أرقام، مثل 0551234567' },
    country_id: { label: 'الدولة', missing: 'اختر من القائمة', wrong: 'اختر من القائمة' },
    city_id: { label: 'المدينة', missing: 'اختر من القائمة', wrong: 'اختر من القائمة' },
    area_id: { label: 'الحي', missing: 'اختر من القائمة', wrong: 'اختر من القائمة' },
    address: { label: 'العنوان', missing: 'اكتب الشارع ورقم المبنى', wrong: 'اكتب الشارع ورقم المبنى' },
    short_address: {
      label: 'العنوان الوطني المختصر',
      missing: 'أربعة أحرف وأربعة أرقام',
      wrong: 'اكتب أربعة أحرف وأربعة أرقام، مثل RRRD2929',
    },
    postcode: { label: 'الرمز البريدي', missing: 'خمسة أرقام', wrong: 'اكتب خمسة أرقام، مثل 12212' },
  },
  tooLong: 'هذا أطول مما يُقبل. اختصره',
  hints: {
    email: 'نرسل إليه الفاتورة',
    phone: 'للمندوب فقط',
    city: 'رسوم التوصيل بحسب المدينة',
    short_address: 'أربعة أحرف وأربعة أرقام',
    perProduct: 'لكل منتج',
  },
  choose: { country_id: 'اختر الدولة', city_id: 'اختر المدينة', area_id: 'اختر الحي' },
  loading: 'لحظة…',
  placesFailed: 'لم تصل القائمة.',
  retry: 'أعد المحاولة',
  bank: 'تحويل بنكي',
  bankHolds: (count: number) => `نحجز القطع ${days(count)}، ونشحن عند وصول المبلغ`,
  bankName: 'البنك',
  holder: 'صاحب الحساب',
  iban: 'الآيبان',
  copyIban: 'نسخ الآيبان',
  copied: 'نُسخ',
  coupon: 'رمز القسيمة',
  applyCoupon: 'تطبيق',
  couponApplied: 'طُبّقت القسيمة بنجاح!',
  couponTakes: 'خصم',
  couponFailed: 'رمز القسيمة غير صحيح. حاول مرة أخرى.',
  couponUnreachable: 'تعذّر التحقق من الكود. تحقق من الاتصال وحاول مرة أخرى.',
  removeCoupon: 'إزالة القسيمة',
  summary: 'ملخّص الطلب',
  pieces: 'القطع',
  pieceCount: (count: number) => pieces(count, 'ar'),
  beforeTiers: 'قبل سعر الكمية',
  saved: 'وفّرت بالكمية',
  items: 'المنتجات',
  couponLine: 'القسيمة',
  delivery: 'التوصيل',
  deliveryTo: (city: string) => `التوصيل إلى ${city}`,
  deliveryToAssumedCity: (city: string) => `التوصيل إلى ${city}، إلى أن تختار مدينتك`,
  productCount: (count: number) => {
    const n = formatNumber(count)
    return plural('ar', count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${n} منتجات`,
      many: `${n} منتجًا`,
      other: `${n} منتج`,
    })
  },
  tax: 'ضريبة القيمة المضافة',
  taxWithin: 'منها ضريبة القيمة المضافة',
  total: 'الإجمالي',
  totalWithAll: 'الإجمالي شاملًا الضريبة والتوصيل',
  promise: 'التوصيل خلال يومين إلى 4 أيام عمل من وصول المبلغ.',
  promiseToday: (from: string, to: string) => `إن حوّلت اليوم: بين ${from} و${to}.`,
  placeOrder: 'أرسل الطلب',
  sending: 'يُرسل الطلب…',
  accept: 'بإرسال الطلب توافق على',
  and: ' و',
  returns: 'الإرجاع خلال 7 أيام.',
  issueCount: (count: number) => {
    const n = formatNumber(count)
    return plural('ar', count, {
      one: 'أمر واحد قبل أن نرسل طلبك',
      two: 'أمران قبل أن نرسل طلبك',
      few: `${n} أمور قبل أن نرسل طلبك`,
      other: `${n} أمرًا قبل أن نرسل طلبك`,
    })
  },
  changeCart: 'عدّل السلة',
  pricesChanged: 'تغيّرت الأسعار منذ أن ملأت سلتك',
  pricesChangedDetail: 'هذا ما سيُحسب عليك الآن. راجعه، ثم أرسل الطلب من جديد. لم يُرسل شيء بعد.',
  previousTotal: 'كان الإجمالي',
  newTotal: '، وأصبح',
  refused: 'تعذّر إرسال طلبك',
  unreachable: 'لم يصل الطلب إلى المتجر. ما كتبته محفوظ: تحقق من الاتصال وأعد الإرسال، ولن يُطلب مرتين.',
  failed: 'حدث خلل عندنا، لا في اتصالك. ما كتبته محفوظ: أعد الإرسال بعد قليل، ولن يُطلب مرتين.',
  empty: 'سلتك فارغة',
  emptyText: 'اختر منتجًا وألوانه ومقاساته، ثم عد لإتمام الطلب.',
  startShopping: 'ابدأ التسوّق',
  needsScripts: 'إتمام الطلب يحتاج إلى تشغيل JavaScript في متصفحك، لأن السلة محفوظة فيه.',
}
