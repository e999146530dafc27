/** What `shop orders receipt` and `shop orders receipts` say, in Arabic. */
export const receiptCommands = {
  receipt: {
    summary: 'حفظ إيصال التحويل الذي أرسله المشتري',
    details: 'اعرض الإيصالات المنتظرة: shop orders receipts\nالإيصال ليس دفعًا: طابقه أولًا بكشف الحساب.',
    code: 'رقم الطلب',
    folder: 'المجلد الذي يُحفظ فيه الملف، وإلا فالمجلد الحالي',
    none: (code: string) => `لا إيصال للطلب ${code}.`,
    saved: (path: string) => `حُفظ الإيصال في ${path}`,
    isPdf:
      'وهو ملف PDF كما أرسله المشتري، وقد يحمل برامج نصية. افتحه في متصفح: عارض PDF فيه يشغّلها معزولة عن هذا الجهاز.',
  },
  receipts: {
    summary: 'عرض إيصالات الطلبات التي لم يُسجَّل دفعها، والأقدم أولًا',
    details: 'احفظ أحدها: shop orders receipt CODE',
    none: 'لا إيصالات منتظرة.',
    columns: { code: 'الطلب', sentAt: 'وقت الإرسال', total: 'الإجمالي', buyer: 'المشتري' },
  },
}
