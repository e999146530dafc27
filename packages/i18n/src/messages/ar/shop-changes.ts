import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** One, two after a verbal noun, few, 11 to 99, hundreds: «إخفاء منتجين»، «إخفاء 47 منتجًا». */
type Counted = readonly [one: string, two: string, few: string, many: string, other: string]

const counted: Record<string, Counted> = {
  setting: ['إعداد واحد', 'إعدادين', 'إعدادات', 'إعدادًا', 'إعداد'],
  country: ['دولة واحدة', 'دولتين', 'دول', 'دولة', 'دولة'],
  city: ['مدينة واحدة', 'مدينتين', 'مدن', 'مدينة', 'مدينة'],
  area: ['حي واحد', 'حيين', 'أحياء', 'حيًّا', 'حي'],
  holiday: ['إجازة واحدة', 'إجازتين', 'إجازات', 'إجازة', 'إجازة'],
  carrier: ['شركة شحن واحدة', 'شركتي شحن', 'شركات شحن', 'شركة شحن', 'شركة شحن'],
  coupon: ['كوبون واحد', 'كوبونين', 'كوبونات', 'كوبونًا', 'كوبون'],
  category: ['قسم واحد', 'قسمين', 'أقسام', 'قسمًا', 'قسم'],
  product: ['منتج واحد', 'منتجين', 'منتجات', 'منتجًا', 'منتج'],
  size_chart: ['جدول مقاسات واحد', 'جدولي مقاسات', 'جداول مقاسات', 'جدول مقاسات', 'جدول مقاسات'],
  price: ['سعر واحد', 'سعرين', 'أسعار', 'سعرًا', 'سعر'],
  colour: ['لون واحد', 'لونين', 'ألوان', 'لونًا', 'لون'],
  size: ['مقاس واحد', 'مقاسين', 'مقاسات', 'مقاسًا', 'مقاس'],
  photo: ['صورة واحدة', 'صورتين', 'صور', 'صورة', 'صورة'],
  attribute: ['مواصفة واحدة', 'مواصفتين', 'مواصفات', 'مواصفة', 'مواصفة'],
  review: ['تقييم واحد', 'تقييمين', 'تقييمات', 'تقييمًا', 'تقييم'],
  slide: ['شريحة واحدة', 'شريحتين', 'شرائح', 'شريحة', 'شريحة'],
  section: ['قسم رئيسية واحد', 'قسمي رئيسية', 'أقسام رئيسية', 'قسم رئيسية', 'قسم رئيسية'],
  sponsor: ['شعار واحد', 'شعارين', 'شعارات', 'شعارًا', 'شعار'],
  vision: ['بند واحد', 'بندين', 'بنود', 'بندًا', 'بند'],
  blog_category: ['قسم مدونة واحد', 'قسمي مدونة', 'أقسام مدونة', 'قسم مدونة', 'قسم مدونة'],
  blog: ['مقال واحد', 'مقالين', 'مقالات', 'مقالًا', 'مقال'],
  page: ['صفحة واحدة', 'صفحتين', 'صفحات', 'صفحة', 'صفحة'],
}

function count(thing: string, n: number): string {
  const [one, two, few, many, other] = counted[thing] ?? counted.setting ?? ['', '', '', '', '']
  const number = formatNumber(n)
  return plural('ar', n, {
    one,
    two,
    few: `${number} ${few}`,
    many: `${number} ${many}`,
    other: `${number} ${other}`,
  })
}

type Undone = { who: string; when: string; now: string; folder: string }

const verbs = { added: 'إضافة', hidden: 'إخفاء', shown: 'إعادة إظهار', removed: 'حذف' }

/** Changes of the shop as an import and the audit trail name them, in Arabic. */
export const shopChanges = {
  /** In the order of a list. */
  sections: {
    price: 'الأسعار',
    product: 'المنتجات',
    setting: 'الإعدادات',
    country: 'الدول',
    city: 'المدن ورسوم التوصيل',
    area: 'الأحياء',
    holiday: 'الإجازات',
    carrier: 'شركات الشحن',
    coupon: 'الكوبونات',
    category: 'الأقسام',
    details: 'بيانات المنتجات',
    colour: 'الألوان',
    size: 'المقاسات',
    photo: 'صور المنتجات',
    attribute: 'مواصفات المنتجات',
    size_chart: 'جداول المقاسات',
    review: 'التقييمات',
    slide: 'شرائح الرئيسية',
    section: 'صفوف المنتجات في الرئيسية',
    sponsor: 'شعارات العملاء',
    vision: 'بنود صفحة من نحن',
    blog_category: 'أقسام المدونة',
    blog: 'مقالات المدونة',
    page: 'الصفحات',
    derived: 'خلف الكواليس',
  },
  /** A part within its product: «اللون كحلي». */
  part: (thing: string, name: string) => {
    const nouns: Record<string, string> = {
      colour: 'اللون',
      size: 'المقاس',
      photo: 'الصورة',
      attribute: 'المواصفة',
      coupon: 'الكوبون',
      slide: 'الشريحة',
      sponsor: 'الشعار',
      blog: 'المقال',
      page: 'الصفحة',
    }
    return `${nouns[thing] ?? ''} ${name}`.trim()
  },
  fields: {
    name: 'الاسم',
    description: 'الوصف',
    title: 'العنوان',
    excerpt: 'المقتطف',
    content: 'النص',
    image: 'الصورة',
    image_tall: 'صورة الجوال',
    alt: 'وصف الصورة',
    code: 'رمز اللون',
    category: 'القسم',
    brand: 'العلامة',
    also: 'الأقسام الأخرى',
    parent: 'القسم الأعلى',
    kind: 'النوع',
    search_words: 'كلمات البحث',
    men: 'للرجال',
    women: 'للنساء',
    children: 'للأطفال',
    badge: 'الوسم',
    added: 'تاريخ الإضافة',
    size_chart: 'جدول المقاسات',
    main_photo: 'الصورة الرئيسية',
    hover_photo: 'الصورة الثانية',
    colour: 'اللون',
    days_from: 'أقل أيام التوصيل',
    days_to: 'أكثر أيام التوصيل',
    country: 'الدولة',
    city: 'المدينة',
    shipping: 'رسوم التوصيل',
    amount: 'الخصم',
    starts: 'أول يوم',
    ends: 'آخر يوم',
    max_uses: 'أقصى عدد للطلبات',
    per_customer: 'أقصى عدد لكل عميل',
    columns: 'القياسات',
    values: 'القيم',
    size: 'المقاس',
    text: 'لون النص',
    link: 'الرابط',
    tracking: 'رابط التتبّع',
    products: 'المنتجات',
    date: 'التاريخ',
    featured: 'مميز',
    rating: 'التقييم',
    first_name: 'الاسم',
    comment: 'التعليق',
    tiers: 'شرائح الكميات',
    value: 'القيمة',
    position: 'الترتيب',
  },
  inLanguage: { ar: 'بالعربية', en: 'بالإنجليزية' },
  /** A product and its code: «سترة أمان (VST-01)». */
  named: (name: string, key: string) => `${name} (${key})`,
  quantities: (from: number, to: number) => {
    const noun = plural('ar', to, { one: 'قطعة', two: 'قطعة', few: 'قطع', other: 'قطعة' })
    return from === to
      ? `${formatNumber(to)} ${noun}`
      : `من ${formatNumber(from)} إلى ${formatNumber(to)} ${noun}`
  },
  joined: (parts: readonly string[]) => parts.join('، '),
  about: (who: string, what: string) => `${who}: ${what}`,
  field: (label: string, what: string) => `${label}: ${what}`,
  quoted: (text: string) => `«${text}»`,
  empty: 'فارغ',
  yes: 'نعم',
  no: 'لا',
  /** Words, not an arrow: a terminal or a mail may show the line in either direction. */
  fromTo: (before: string, after: string) => `كان ${before} وصار ${after}`,
  filled: (after: string) => `صار ${after} وكان فارغًا`,
  emptied: (before: string) => `صار فارغًا وكان ${before}`,
  entryAdded: (value: string) => `أُضيف ${value}`,
  entryGone: (value: string) => `حُذف ${value}`,
  somehow: 'تغيّر',
  priceAdded: (price: string) => `سعر جديد ${price}`,
  priceGone: (price: string) => `لم تعد تُباع بهذه الكمية، وكان سعرها ${price}`,
  reordered: 'تغيّر الترتيب',
  /** Edits by commands that the folder would undo. */
  undone: {
    changed: (what: string, { who, when, now, folder }: Undone) =>
      `${what}: غُيّر بأمر من ${who} في ${when}، وهو الآن ${now}، وفي المجلد ${folder}`,
    gone: (what: string, { who, when }: Undone) =>
      `${what}: أُضيف بأمر من ${who} في ${when}، ولا وجود له في المجلد فيُحذف`,
    back: (what: string, { who, when }: Undone) => `${what}: حُذف بأمر من ${who} في ${when}، والمجلد يعيده`,
  },
  comeOrGo: (thing: string, change: keyof typeof verbs, n: number) => `${verbs[change]} ${count(thing, n)}`,
  names: (what: string, names: string) => `${what}: ${names}`,
  andMore: (n: number) =>
    plural('ar', n, { one: 'وواحد غيرها', two: 'واثنان غيرها', other: `و${formatNumber(n)} غيرها` }),
  unseen: 'لا يرى الزوار فرقًا: تتجدد كلمات البحث وما شابهها وحدها',
  allWith: (flag: string) => `لعرض القائمة كاملة: ${flag}`,
  marked: (text: string, mark: string) => `${text} (${mark})`,
  marks: {
    times: (by: number) =>
      by === 2
        ? 'ضِعف ما كان!'
        : `${formatNumber(by)} ${plural('ar', by, { few: 'أضعاف', many: 'ضعفًا', other: 'ضعف' })} ما كان!`,
    up: (percent: string) => `زاد ${percent}!`,
    down: (percent: string) => `نقص ${percent}!`,
    fraction: (of: number) => (of === 10 ? 'عُشر ما كان!' : `جزء من ${formatNumber(of)} مما كان!`),
    free: 'صار مجانًا!',
    was_free: 'كان مجانًا!',
    dearer: (than: string) => `أغلى من ${than} لكمية أقل!`,
    many: (of: number) => `كثير! مما يراه الزوار وعدده ${formatNumber(of)}`,
  },
}
