import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** What all forms say, in Arabic: the shape that English follows. */
export const forms = {
  optional: 'اختياري',
  tooLong: 'النص طويل، اختصره',
  issueCount: (count: number) => {
    const n = formatNumber(count)
    const fields = plural('ar', count, {
      one: 'حقلًا واحدًا',
      two: 'حقلين',
      few: `${n} حقول`,
      many: `${n} حقلًا`,
      other: `${n} حقل`,
    })
    return `صحّح ${fields} للمتابعة`
  },
  refused: 'تعذّر الإرسال',
  unreachable: 'لم يصل الطلب إلى المتجر. ما كتبته محفوظ: تحقق من الاتصال وأعد المحاولة.',
  failed: 'حدث خلل عندنا، لا في اتصالك. ما كتبته محفوظ: أعد المحاولة بعد قليل.',
}
