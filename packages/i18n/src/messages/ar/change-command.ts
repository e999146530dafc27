import { formatNumber } from '../../numbers.ts'

/** What `shop changes` says, in Arabic. */
export const changeCommand = {
  summary: 'عرض سجل التغييرات: من غيّر ماذا ومتى، والأحدث أولًا',
  details: 'ما جرى لطلب واحد: shop orders show CODE',
  subject: 'ما يخص شيئًا واحدًا: رقم طلب أو رمز كوبون، أو اسم إعداد أو صفحة',
  limit: 'كم سطرًا؛ وإلا فخمسون',
  badLimit: (most: number) => `قيمة ‎--limit عدد صحيح من 1 إلى ${formatNumber(most)}.`,
  none: 'لا تغييرات.',
  columns: { at: 'الوقت', by: 'من', action: 'الأمر', subject: 'على', details: 'التفاصيل' },
}
