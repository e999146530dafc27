import { formatNumber } from '../../numbers.ts'
import { answerTime, plural } from '../../plurals.ts'

/** Messages of the about, blog, contact and legal pages, in Arabic, the model for English. They come with those pages. */
export const content = {
  about: 'من نحن',
  values: 'ما نلتزم به',
  sponsors: 'الرعاة',
  loading: 'جارٍ التحميل',

  blog: 'المدوّنة',
  /** Title of the browser tab. */
  blogTitle: (page: number) => `المدوّنة${page === 1 ? '' : `، الصفحة ${formatNumber(page)}`}`,
  searchArticles: 'ابحث في المقالات',
  categories: 'أقسام المدوّنة',
  allCategories: 'الكل',
  featured: 'مختار',
  noDate: 'غير متاح',
  read: 'اقرأ المقال',
  articles: (count: number) => {
    const n = formatNumber(count)
    return plural('ar', count, {
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: `${n} مقالات`,
      many: `${n} مقالًا`,
      other: `${n} مقال`,
    })
  },
  shop: 'كل المنتجات',
  noArticles: 'لا مقالات هنا',
  noArticlesNarrowed: 'لم نكتب عن هذا بعد. جرّب كلمة أخرى، أو اعرض كل المقالات.',
  noArticlesYet: 'لم ننشر مقالات بعد. تجد المنتجات في المتجر.',
  allArticles: 'كل المقالات',
  more: 'اقرأ أيضًا',

  contact: 'تواصل معنا',
  contactTitle: (count: number) => `نردّ ${answerTime(count, 'ar')}`,
  whatsapp: 'واتساب',
  openChat: 'افتح المحادثة',
  phone: 'هاتف',
  email: 'البريد',
  address: 'العنوان',
  hours: 'ساعات العمل',
  write: 'للطلبات الكبيرة',
  writeText: 'اكتب لنا:',
  tell: [
    'كم شخصًا، وكم قطعة لكل واحد.',
    'لأي عمل أو مناسبة.',
    'الألوان والمقاسات إن عرفتها.',
    'المدينة، ومتى تحتاج القطع.',
  ],
  writeWhatsapp: 'راسلنا على واتساب',
  writeEmail: 'أرسل بريدًا',
  letterSubject: 'طلب كبير',
  letter: 'عدد الأشخاص والقطع: \nالغرض: \nالألوان والمقاسات: \nالمدينة والموعد: ',
  needsScripts: 'فعّل JavaScript في متصفحك لترسل رسالة من هنا، أو تواصل معنا بإحدى الطرق في هذه الصفحة.',
  form: {
    title: 'اترك لنا رسالة',
    fields: {
      name: { label: 'الاسم', missing: 'اكتب اسمك', wrong: 'الاسم طويل، اختصره' },
      email: {
        label: 'البريد الإلكتروني',
        missing: 'اكتب بريدك لنردّ عليك',
        wrong: 'اكتب بريدًا صحيحًا، مثل name@example.com',
      },
      phone: {
        label: 'رقم الجوال',
        missing: 'اكتب رقم جوالك',
        wrong: 'اكتب 10 أرقام مثل 0551234567، أو رقمًا خليجيًّا بمفتاح دولته',
      },
      message: { label: 'الرسالة', missing: 'اكتب رسالتك', wrong: 'الرسالة طويلة، اختصرها' },
    },
    submit: 'أرسل الرسالة',
    sending: 'جارٍ الإرسال',
    failed: 'تعذّر إرسال الرسالة. حاول مرة أخرى لاحقًا.',
    use: 'نستخدم بياناتك للرد عليك.',
    another: 'أرسل رسالة أخرى',
    sentText: 'وصلتنا رسالتك، ومعها بريدك للرد.',
  },
  delivery: 'التوصيل',
  termsLink: 'الشروط والأحكام',

  onThisPage: 'في هذه الصفحة',
  unpublished: 'لم تُنشر هذه الصفحة بعد',
  unpublishedText: 'ستجدها هنا حين ننشرها.',
}
