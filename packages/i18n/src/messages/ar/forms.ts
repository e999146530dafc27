import { waitingTime } from '../../time/waiting-time.ts'

/** Messages of all forms, in Arabic, the model for English. */
export const forms = {
  optional: 'اختياري',
  tooLong: 'النص طويل، اختصره',
  show: 'إظهار',
  hide: 'إخفاء',
  showOf: (password: string) => `إظهار ${password}`,
  hideOf: (password: string) => `إخفاء ${password}`,
  refused: 'تعذّر الإرسال',
  tooOften: (seconds: number) => `محاولات كثيرة. حاول بعد ${waitingTime(seconds, 'ar')}.`,
  unreachable: 'تعذّر الاتصال بالمتجر. ما كتبته محفوظ: تحقّق من الاتصال وأعد المحاولة.',
  failed: 'حدث خلل عندنا، لا في اتصالك. ما كتبته محفوظ: أعد المحاولة بعد قليل.',
}
