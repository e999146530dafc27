/** Messages of `shop coupons …`, in Arabic. */
export const couponCommands = {
  about: 'كوبونات المتجر.',
  list: {
    summary: 'عرض الكوبونات السارية والقادمة وعدد مرات استخدام كل منها',
    all: 'عرض المنتهية والمستنفدة أيضًا',
    none: 'لا كوبونات.',
    columns: {
      code: 'الكوبون',
      value: 'الخصم',
      state: 'الحالة',
      starts: 'من',
      ends: 'إلى',
      uses: 'الاستخدام',
      perCustomer: 'لكل مشترٍ',
    },
    states: { active: 'سارٍ', scheduled: 'لم يبدأ', ended: 'منتهٍ', 'used up': 'مستنفد' },
    fixed: (amount: string) => `${amount} ر.س`,
    usesOf: (used: string, most: string) => `${used} من ${most}`,
  },
  add: {
    summary: 'إضافة كوبون',
    details: 'يخصم الكوبون مبلغًا أو نسبة من سعر المنتجات: اختر --amount أو --percent.',
    CODE: 'ما يكتبه المشتري: حتى 64 من الحروف a-z والأرقام و. - _؛ ولا فرق بين الحروف الكبيرة والصغيرة',
    amount: 'المبلغ المخصوم من الطلب بالريال',
    percent: 'النسبة المئوية المخصومة من الطلب، حتى 100',
    starts: 'أول يوم يسري فيه، مثل 2026-12-01؛ وإلا فاليوم',
    ends: 'آخر يوم يسري فيه؛ وإلا فلا نهاية له',
    'max-uses': 'عدد الطلبات التي تستخدمه؛ وإلا فبلا حد',
    'per-customer': 'عدد طلبات المشتري الواحد التي تستخدمه، بحسابه أو بريده أو جواله؛ وإلا فبلا حد',
    added: (code: string) => `أُضيف الكوبون ${code}.`,
    exists: (code: string) => `الكوبون ${code} موجود من قبل: اختر رمزًا آخر.`,
    bad: {
      code: 'الرمز حتى 64 من الحروف a-z والأرقام و. - _، ويبدأ بحرف أو رقم.',
      terms: 'اختر إما --amount وإما --percent.',
      amount: '--amount أكبر من 0، مثل 45 أو 45.50.',
      fraction: (typed: string, percent: string) =>
        `قيمة ‎--percent وهي ${typed} أقل من واحد في المئة: هل قصدت ${percent}؟`,
      percent: '--percent أكبر من 0 ولا تتجاوز 100، بمنزلتين عشريتين على الأكثر.',
      day: (option: string, gregorian?: string) =>
        gregorian === undefined
          ? `${option} يوم مثل 2026-12-01.`
          : `قيمة ${option} تاريخ هجري؛ اكتب التاريخ الميلادي ${gregorian}.`,
      order: 'تاريخ ‎--ends يسبق تاريخ ‎--starts.',
      past: 'آخر يوم مضى بالفعل.',
      maxUses: '--max-uses عدد صحيح من 1 إلى 1000000000.',
      perCustomer: '--per-customer عدد صحيح من 1 إلى 1000000000.',
    },
  },
  end: {
    summary: 'إنهاء كوبون فورًا؛ وتبقى أسعار الطلبات التي استخدمته كما هي',
    CODE: 'رمز الكوبون',
    question: (code: string) => `هل تنهي الكوبون ${code}؟ لا يعيده أي أمر.`,
    ended: (code: string) => `انتهى الكوبون ${code}.`,
    alreadyEnded: (code: string) => `الكوبون ${code} منتهٍ من قبل.`,
    unknown: (code: string) => `لا كوبون بالرمز ${code}.`,
  },
}
