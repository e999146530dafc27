import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** Messages of `shop customers …`, in Arabic. */
export const customerCommands = {
  about: 'العملاء وبياناتهم الشخصية.',
  email: 'بريد العميل، أو بريد من اشترى بلا حساب؛ أو جوال من اتصل وليس في طلباته بريد',
  unknown: (email: string) => `لا يحتفظ المتجر بأي بيانات عن ${email}.`,
  list: {
    summary: 'عرض حسابات العملاء، والأحدث أولًا',
    search: 'جزء من الاسم أو البريد أو الجوال أو الشركة',
    limit: 'كم حسابًا يُعرض؛ وإلا فخمسون',
    badLimit: (most: number) => `قيمة ‎--limit عدد صحيح من 1 إلى ${most}.`,
    none: 'لا حسابات.',
    columns: {
      email: 'البريد',
      name: 'الاسم',
      phone: 'الجوال',
      since: 'منذ',
      orders: 'الطلبات',
      lastOrder: 'آخر طلب',
    },
  },
  show: {
    summary: 'عرض كل ما يحتفظ به المتجر عن شخص، بحساب أو بلا حساب',
    details: 'ما يُعرض هنا ملخص، والتفاصيل كلها في ‎--json وفي الأمر export.',
    name: 'الاسم',
    phone: 'الجوال',
    company: 'الشركة',
    since: 'الحساب منذ',
    noAccount: 'بلا حساب',
    counts: {
      addresses: 'العناوين',
      logins: 'تسجيلات الدخول',
      password_resets: 'طلبات كلمة مرور جديدة',
      orders: 'الطلبات',
      transfer_receipts: 'إيصالات التحويل',
      reviews: 'التقييمات',
      contact_messages: 'الرسائل',
      mails_counted: 'رسائل البريد في الأيام الأخيرة',
      changes: 'ما غيّره المتجر في طلباته',
    },
    newsletter: 'النشرة البريدية',
    subscribed: 'مشترك',
    left: 'ألغى اشتراكه',
    never: 'لم يشترك',
  },
  export: {
    summary: 'كتابة كل ما يحتفظ به المتجر عن شخص في ملف JSON، ليُسلَّم إليه إن طلبه',
    details:
      'يكفل نظام حماية البيانات الشخصية لكل شخص نسخة من بياناته.\nسلّمها إلى صاحب البريد وحده، ثم احذف الملف.',
    FILE: 'الملف؛ لا يقرؤه إلا صاحبه',
    written: (file: string) => `كُتبت البيانات كلها في ${file}.`,
    several: (names: string) =>
      `(!) يجمع هذا البريد أو الجوال أكثر من شخص: ${names}. قبل تسليم الملف إلى أحدهم احذف منه ما يخص غيره.`,
  },
  erase: {
    summary: 'محو بيانات شخص، عدا ما يوجب النظام الضريبي حفظه',
    details:
      'يُمحى الحساب والعناوين وتسجيلات الدخول والتقييمات والرسائل والاشتراك وإيصالات التحويل.\nتبقى الفواتير والإشعارات الدائنة ست سنوات وعليها اسم المشتري، وللشركة اسمها ورقمها الضريبي وعنوانها، بلا بريد ولا جوال.\nالنسخ الاحتياطية السابقة تبقى كما هي حتى يحين حذفها.',
    people: 'تُمحى بيانات:',
    several: 'يجمعهم هذا البريد أو الجوال. إن قصدت واحدًا منهم فلا تتابع: ستُمحى بياناتهم كلهم.',
    question: (email: string) => `لا رجوع عن المحو. اكتب ${email} للتأكيد:`,
    openOrders: (codes: string) => `لا تُمحى بيانات من له طلب قائم: ${codes}. أتمّه أو ألغه أولًا.`,
    erased: (email: string) => `مُحيت بيانات ${email}.`,
    kept: (invoices: number) =>
      plural('ar', invoices, {
        one: 'بقيت فاتورة واحدة كما يوجب النظام الضريبي.',
        two: 'بقيت فاتورتان كما يوجب النظام الضريبي.',
        few: `بقيت ${formatNumber(invoices)} فواتير كما يوجب النظام الضريبي.`,
        other: `بقيت ${formatNumber(invoices)} فاتورة كما يوجب النظام الضريبي.`,
      }),
  },
  revoke: {
    summary: 'إنهاء تسجيلات دخول عميل على كل الأجهزة؛ وتبقى كلمة مروره كما هي',
    EMAIL: 'بريد الحساب',
    all: 'إنهاء تسجيلات دخول العملاء كلهم',
    whose: 'اكتب بريد عميل واحد، أو --all',
    unknown: (email: string) => `لا حساب بالبريد ${email}`,
    ended: (count: number, email: string) => `${endedLogins(count)} للحساب ${email}.`,
    endedAll: (count: number) => `${endedLogins(count)} للعملاء كلهم.`,
  },
}

function endedLogins(count: number): string {
  return plural('ar', count, {
    zero: 'لم ينتهِ أي تسجيل دخول',
    one: 'انتهى تسجيل دخول واحد',
    two: 'انتهى تسجيلا دخول',
    few: `انتهت ${formatNumber(count)} تسجيلات دخول`,
    many: `انتهى ${formatNumber(count)} تسجيل دخول`,
    other: `انتهى ${formatNumber(count)} تسجيل دخول`,
  })
}
