import { pieces } from '../../plurals.ts'

/** Messages of the quantity tape on the home page, in Arabic, the model for English. */
export const quantityTape = {
  label: 'كم قطعة تحتاج؟',
  valueText: (count: number, people: string) => `${pieces(count, 'ar')}، ${people}`,
  notAQuantity: 'اكتب عددًا صحيحًا',
  /** Groups of people for a quantity. Each applies from its number up to the next one. */
  people: [
    [1, 'موظف جديد'],
    [2, 'ورديّة واحدة'],
    [10, 'مختبر تحاليل'],
    [25, 'مطعم وفريقه'],
    [50, 'عيادة كاملة'],
    [100, 'مدرسة بمعلّميها'],
    [200, 'فندق بكل أقسامه'],
    [400, 'مستشفى كامل'],
  ] as readonly (readonly [from: number, people: string])[],
}
