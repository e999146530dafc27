import { formatNumber } from '../../numbers.ts'

/** Messages of `npm run shop -- orders add`, in Arabic. Amounts are formatted, without their currency. */
export const orderEntry = {
  summary: 'إدخال طلب عميل اتصل أو راسل، والحصول على رابط لدفعه',
  details:
    'اكتبه في الطرفية بلا خيارات فيسألك عن كل شيء. الأسعار وأقل الكميات والكوبونات والتوصيل كما في المتجر.\nيفتح العميل الرابط على جواله ويختار: تحويل بنكي أو بطاقة.\nمثال:\n  npm run shop -- orders add --name "نورة القحطاني" --phone 0501234567 --city الرياض --area العليا --address "شارع العليا 12" --pieces "SCRUB-1 كحلي: 10 S، 20 M، 10 L"',
  options: {
    name: 'اسم العميل كاملًا',
    phone: 'جوال العميل، وإليه يقود رابط واتساب',
    email: 'بريد العميل. إن لم يُذكر فلا تُرسل رسائل، وليس لدى العميل إلا الرابط',
    company: 'الشركة التي تصدر لها الفاتورة الضريبية، مع ‎--vat',
    vat: 'الرقم الضريبي للشركة',
    city: 'المدينة، باسمها أو رمزها',
    area: 'الحي، باسمه أو رمزه؛ ولا يلزم في مدينة بلا أحياء',
    address: 'الشارع والمبنى وما يدل المندوب',
    'short-address': 'العنوان الوطني المختصر، مثل RRRD2929',
    postcode: 'الرمز البريدي',
    pieces:
      'منتج واحد وقطعه: رمزه أو اسمه، ثم اللون والقطع والمقاسات، مثل "SCRUB-1 كحلي: 10 S، 20 M، أبيض: 5 L". مرة لكل منتج',
    coupon: 'كود خصم',
    language: 'لغة العميل، ar أو en: للرابط والرسالة والبريد؛ وإلا فالعربية',
    'purchase-order': 'رقم أمر الشراء لدى العميل',
    note: 'ملاحظة لا يراها إلا المتجر',
    again: 'إدخال الطلب وإن سُجّل مثله خلال 24 ساعة',
  },
  missing: (options: string) => `بقي: ${options}. اكتب npm run shop -- orders add في الطرفية فيسألك عنها.`,
  wrong: (option: string, sentence: string) => `‎${option}: ${sentence}`,
  language: 'قيمة ‎--language واحدة من ar و en.',
  couponUsed: 'استعمل هذا العميل هذا الكوبون بقدر ما يُسمح به.',
  orderLeast: (least: string) => `أقل ما يبلغه الطلب ${least} ر.س.`,
  unknownCity: (typed: string, cities: string) =>
    `«${typed}» ليست من المدن التي توصّل إليها. المدن: ${cities}`,
  unknownArea: (typed: string, city: string, areas: string) =>
    `«${typed}» ليس من أحياء ${city}. الأحياء: ${areas}`,
  neededArea: (city: string, areas: string) => `اذكر الحي في ${city} بالخيار ‎--area. الأحياء: ${areas}`,
  andMore: (count: number) => `وغيرها (${formatNumber(count)})`,
  unknownProduct: (text: string) => `لا منتج معروضًا يبدأ به «${text}». ابدأ برمز المنتج أو باسمه كاملًا.`,
  similar: (products: string) => `منتجات قريبة: ${products}`,
  unread: (parts: string, product: string) => `لم يُفهم «${parts}» للمنتج ${product}.`,
  noPieces: (product: string) => `لا قطع بعد ${product}.`,
  howPieces: (example: string) => `اكتب اللون ثم القطع والمقاسات: ${example}`,
  colours: (names: string) => `الألوان: ${names}`,
  sizes: (names: string) => `المقاسات: ${names}`,
  ask: {
    name: 'اسم العميل كاملًا',
    phone: 'رقم الجوال',
    email: 'البريد (Enter: بلا بريد)',
    company: 'الشركة، لفاتورة ضريبية (Enter: بلا شركة)',
    vat: 'الرقم الضريبي للشركة',
    city: 'المدينة',
    area: 'الحي',
    address: 'الشارع والمبنى',
    example: 'SCRUB-1 كحلي: 10 S، 20 M',
    product: 'المنتج برمزه أو اسمه، مع قطعه',
    nextProduct: 'المنتج التالي مع قطعه (Enter: لا مزيد)',
    coupon: 'كود الخصم (Enter: بلا كود)',
    purchaseOrder: 'رقم أمر الشراء (Enter: بلا رقم)',
    language: 'لغة العميل',
    languages: { ar: 'العربية', en: 'الإنجليزية' },
    required: 'لا بد منه.',
  },
  preview: {
    title: 'الطلب كما يراه العميل',
    saving: 'وفّر بالكمية',
    total: (total: string) => `الإجمالي: ${total} ر.س`,
  },
  twin: (code: string) =>
    `سُجّل خلال 24 ساعة طلب بالجوال نفسه والقطع والإجمالي: ${code}. راجعه بالأمر npm run shop -- orders show ${code}.`,
  twinRefused: 'إن كان هذا طلبًا آخر فأضف ‎--again. لم يُدخل شيء.',
  question: (total: string) => `هل تُدخل هذا الطلب بمبلغ ${total} ر.س؟`,
  totalChanged: 'تغيّرت الأسعار أثناء المراجعة، ولم يُدخل شيء. أدخل الطلب من جديد.',
  added: (code: string, total: string) => `أُدخل الطلب ${code}: ${total} ر.س، ولم يُدفع بعد.`,
  addedFree: (code: string) => `أُدخل الطلب ${code}، ولا مبلغ عليه.`,
  link: 'رابط العميل، للدفع والفاتورة:',
  whatsapp: 'أرسله بواتساب:',
  /** To the customer, in the customer's language. */
  message: (greeting: string, shop: string, code: string, total: string, link: string) =>
    `مرحبًا${greeting}، هذا طلبك ${code} من ${shop} بمبلغ ${total} ر.س.\nادفعه من هنا:\n${link}`,
  freeMessage: (greeting: string, shop: string, code: string, link: string) =>
    `مرحبًا${greeting}، هذا طلبك ${code} من ${shop}، ولا مبلغ عليه:\n${link}`,
  greeting: (name: string) => ` ${name}`,
}
