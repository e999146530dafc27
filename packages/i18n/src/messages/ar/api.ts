import type { ErrorCode, FieldErrorCode } from '@zayy/contract/error-codes'
import { pieces } from '../../plurals.ts'

/** What the API answers, in Arabic. */
export const api = {
  /** What is wrong with one field, by the contract's error codes. */
  fields: {
    required: 'هذا الحقل مطلوب.',
    text: 'اكتب نصًّا.',
    wholeNumber: 'اكتب عددًا صحيحًا.',
    amount: 'اكتب مبلغًا بمنزلتين عشريتين على الأكثر.',
    outOfRange: 'العدد خارج الحدود المسموح بها.',
    choice: 'القيمة ليست من الخيارات المتاحة.',
    tooLong: 'النص طويل. اختصره.',
    email: 'اكتب بريدًا إلكترونيًّا صحيحًا.',
    phone: 'اكتب رقم هاتف من 10 إلى 11 رقمًا، أو رقمًا خليجيًّا بمفتاح دولته.',
    shortAddress: 'العنوان المختصر أربعة أحرف لاتينية وأربعة أرقام.',
    postcode: 'الرمز البريدي خمسة أرقام.',
    list: 'أرسل قائمة.',
    tooMany: 'القائمة أطول من اللازم.',
    once: 'أرسل هذا الحقل مرة واحدة.',
    unknownProduct: 'هذا المنتج غير متوفر.',
    unknownColor: 'هذا اللون ليس من ألوان المنتج.',
    unknownSize: 'هذا المقاس ليس من مقاسات المنتج.',
    unknownCountry: 'لا نوصل إلى هذه الدولة.',
    unknownCity: 'هذه المدينة ليست في الدولة المختارة.',
    unknownArea: 'هذا الحي ليس في المدينة المختارة.',
    unknownAddress: 'هذا العنوان ليس من عناوينك.',
    nothingChosen: 'لم تختر أي قطعة.',
    coupon: 'كود الخصم غير صالح.',
    card: 'الدفع بالبطاقة غير متاح حاليًّا.',
    idempotencyKey: 'المفتاح من حرف إلى 255 حرفًا قابلًا للطباعة.',
  } satisfies Record<FieldErrorCode, string>,
  /** A product's pieces are fewer or more than can be ordered. */
  quantities: {
    lower: (least: number, missing: number) =>
      `الكمية أقل من الحد الأدنى للطلب، وهو ${pieces(least, 'ar')}. أضف ${pieces(missing, 'ar', 'accusative')}.`,
    larger: (most: number, over: number) =>
      `الكمية أكبر من الحد الأقصى للطلب، وهو ${pieces(most, 'ar')}. أنقص ${pieces(over, 'ar', 'accusative')}.`,
  },
  refusals: {
    unreadable: 'تعذّرت قراءة الطلب.',
    notFound: 'لم نجد ما تبحث عنه.',
    foreignOrigin: 'لا يتم هذا إلا من صفحات المتجر نفسه.',
    wrongMethod: 'هذه الطريقة غير متاحة لهذا العنوان.',
    tooLarge: 'الطلب أكبر من الحد المسموح به.',
    bodyType: 'نوع المحتوى غير مدعوم: أرسل JSON أو نموذجًا.',
    invalid: 'تحقّق من الحقول المحدّدة.',
    tooOften: 'محاولات كثيرة. حاول بعد قليل.',
    busy: 'المتجر مشغول الآن. حاول بعد قليل.',
    broken: 'حدث خطأ غير متوقع.',
    signIn: 'سجّل الدخول من جديد.',
    coupon: 'كود الخصم غير صالح. حاول مرة أخرى.',
    sumsChanged: 'تغيّر إجمالي الطلب. راجعه ثم أكّده من جديد.',
    otherContent: 'سبق أن استلمنا طلبًا بهذه السلة ببيانات أخرى. راجع بريدك قبل أن تعيد الطلب.',
  } satisfies Record<ErrorCode, string>,
  docs: {
    title: 'واجهة زيّ البرمجية',
    intro: 'كل استدعاءات المتجر: ما تأخذه وما تعيده. الأسماء والرسائل بلغة المسار.',
    description: 'الوصف بصيغة OpenAPI',
    otherLanguage: 'English',
    calls: 'الاستدعاءات',
    shapes: 'المخططات',
    parameters: 'المعاملات',
    body: 'المحتوى',
    answers: 'الردود',
    field: 'الحقل',
    type: 'النوع',
    meaning: 'المعنى',
  },
  orderPlaced: 'تم استلام طلبك.',
  /** What the shopper reads of an order's status. */
  statuses: {
    pending: 'قيد الانتظار',
    'on hold': 'معلّق',
    processing: 'قيد التجهيز',
    shipped: 'في الطريق إليك',
    completed: 'مكتمل',
    cancelled: 'ملغى',
  },
}
