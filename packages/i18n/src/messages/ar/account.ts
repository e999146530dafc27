import { formatNumber } from '../../numbers.ts'
import { pieces, plural } from '../../plurals.ts'

/** Messages of a customer's pages, in Arabic, the model for English. */
export const account = {
  title: 'حسابي',
  description: 'طلباتك وعناوينك وبياناتك في مكان واحد.',
  pages: {
    dashboard: 'لوحة الحساب',
    orders: 'الطلبات',
    downloads: 'التنزيلات',
    addresses: 'العناوين',
    newAddress: 'عنوان جديد',
    profile: 'الملف الشخصي',
    password: 'كلمة المرور',
  },
  logOut: 'تسجيل الخروج',
  logOutFailed: 'تعذّر تسجيل الخروج. تحقّق من الاتصال وحاول مرة أخرى.',
  loading: 'جارٍ التحميل…',
  loadFailed: 'تعذّر تحميل هذه الصفحة',
  loadFailedDetail: 'تحقّق من الاتصال وحاول مرة أخرى. لم يضع شيء من بياناتك.',
  retry: 'حاول مرة أخرى',
  needsScripts: 'صفحات حسابك تحتاج إلى JavaScript. فعّله في متصفحك لتظهر.',

  /* the dashboard */
  hello: 'أهلًا {name}',
  introduction: 'طلباتك و{addresses} و{password} في مكان واحد.',
  otherCustomer: 'لست {name}؟ {logOut}',
  yourAddresses: 'عناوينك',
  yourPassword: 'كلمة مرورك',
  ordersThisYear: 'طلبات هذا العام',
  pieces: 'القطع',
  saved: 'التوفير بالكمية',
  latestOrder: 'آخر طلب',
  awaitingTransfer: 'بانتظار التحويل البنكي',
  transferBy: (count: number, day: string) => `حوّل {total} قبل نهاية ${day} لنشحن ${shipped(count)}.`,
  transferNow: (count: number) => `حوّل {total} لنشحن ${shipped(count)}.`,
  orderFacts: (count: number) => `${pieces(count, 'ar')}، الإجمالي {total}`,
  refundedPart: 'أُعيد {refunded}',
  copyIban: 'نسخ الآيبان',
  copied: 'تم النسخ',
  viewOrder: 'عرض الطلب',
  recentOrders: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
  noOrders: 'لا طلبات حتى الآن',
  noOrdersDetail: 'تجد هنا كل طلب تقدّمه، بحالته وفاتورته، ويمكنك طلبه مرة أخرى.',
  startShopping: 'ابدأ التسوّق',

  /** Adds earlier guest orders to the account. */
  claim: {
    title: 'طلبت من قبل بلا حساب؟',
    text: 'نرسل إلى بريدك رابطًا يضيف إلى حسابك الطلبات التي قدّمتها بهذا البريد بلا تسجيل دخول.',
    /** In a shop without a mail server. `{contact}`: its phone, or a link to the contact page. */
    textWithoutMail:
      'اطلب إضافة ما اشتريته بهذا البريد بلا تسجيل دخول، ثم تواصل معنا لتأخذ رابط الإضافة: {contact}.',
    ask: 'أضف طلباتي السابقة',
    sent: 'الرابط في بريدك',
    sentWithoutMail: 'الرابط جاهز، فتواصل معنا لتأخذه',
    added: (count: number) =>
      plural('ar', count, {
        zero: 'لا طلبات بهذا البريد',
        one: 'أضفنا طلبًا واحدًا إلى حسابك',
        two: 'أضفنا طلبين إلى حسابك',
        few: `أضفنا ${formatNumber(count)} طلبات إلى حسابك`,
        many: `أضفنا ${formatNumber(count)} طلبًا إلى حسابك`,
        other: `أضفنا ${formatNumber(count)} طلب إلى حسابك`,
      }),
    addedText: 'تجد كل طلباتك وفواتيرها في صفحة الطلبات.',
    refused: 'لم تُضف الطلبات',
  },

  /* orders */
  order: 'الطلب',
  date: 'التاريخ',
  status: 'الحالة',
  total: 'الإجمالي',
  actions: 'إجراءات',
  showOrderOf: (code: string) => `عرض الطلب ${code} وفاتورته`,
  pastTheEnd: 'لا طلبات في هذه الصفحة',
  pastTheEndDetail: 'طلباتك في الصفحات التي قبلها.',
  firstOrders: 'أحدث الطلبات',

  /* downloads */
  noDownloads: 'لا توجد تنزيلات متاحة بعد.',
  browseProducts: 'تصفّح المنتجات',
}

function shipped(count: number): string {
  return pieces(count, 'ar', 'accusative')
}
