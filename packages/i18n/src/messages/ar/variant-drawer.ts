import { pieces } from '../../plurals.ts'

/** Messages of the variation drawer alone, in Arabic. They come with its code, when it is first opened. */
export const variantDrawer = {
  close: 'إغلاق',
  priceNow: '{each} للقطعة الآن',
  subtotalBefore: 'قبل الخصم',
  subtotal: (count: number) => `الإجمالي (${pieces(count, 'ar')})`,
  continueToOrder: 'متابعة الطلب',
  done: 'تم',
}
