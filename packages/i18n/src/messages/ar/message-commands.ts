import { formatNumber } from '../../numbers.ts'

/** Messages of `shop messages …`, in Arabic. */
export const messageCommands = {
  about: 'رسائل صفحة التواصل.',
  badNumber: 'اكتب رقم رسالة كما يعرضه الأمر npm run shop -- messages list.',
  list: {
    summary: 'عرض ما كتبه الزوار في صفحة التواصل، والأحدث أولًا',
    details:
      'كل رسالة تُحفظ هنا، سواء وصلت إلى بريد المتجر أم لم تصل. اقرأها كاملة: npm run shop -- messages show NUMBER',
    before: 'ما قبل هذه الرسالة فقط: لعرض ما يلي القائمة',
    limit: 'عدد الرسائل، وإلا فخمسون',
    badLimit: (most: number) => `اكتب في ‎--limit عددًا من 1 إلى ${formatNumber(most)}.`,
    none: 'لا رسائل.',
    more: (last: number) => `وما قبلها: npm run shop -- messages list --before ${last}`,
    columns: { number: 'الرقم', at: 'الوقت', name: 'الاسم', email: 'البريد', message: 'الرسالة' },
  },
  show: {
    summary: 'عرض رسالة كاملة',
    NUMBER: 'رقم الرسالة',
    unknown: (number: number) => `لا رسالة برقم ${number}.`,
    from: 'الاسم',
    email: 'البريد',
    phone: 'الجوال',
    sentAt: 'الوقت',
  },
}
