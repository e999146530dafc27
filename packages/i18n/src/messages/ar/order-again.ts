import { pieces } from '../../plurals.ts'

/** Messages of ordering again what an order had, in Arabic, the model for English. */
export const orderAgain = {
  orderAgain: 'اطلب مرة أخرى',
  orderAgainOf: (code: string) => `اطلب مرة أخرى ما في ${code}`,
  added: (count: number) => `أضفنا ${pieces(count, 'ar', 'accusative')} إلى السلة`,
  nothing: 'لم يبقَ من هذا الطلب ما يمكن طلبه',
  changed: 'تغيّر بعض ما في الطلب منذ ذلك الحين:',
  unavailable: (name: string) => `${name}: لم يعد متوفرًا.`,
  droppedPieces: (name: string, count: number) =>
    `${name}: ${pieces(count, 'ar')} من لون أو مقاس لم يعد متوفرًا.`,
  price: (name: string) => `${name}: سعر القطعة الآن {now}، وكان {before}.`,
  tooFew: (name: string, least: number) => `${name}: الحد الأدنى للطلب الآن ${pieces(least, 'ar')}.`,
  tooMany: (name: string, most: number) => `${name}: الحد الأقصى للطلب الآن ${pieces(most, 'ar')}.`,
  replaced: (name: string) => `${name}: حلّت كمية هذا الطلب محلّ ما كان في السلة.`,
  openCart: 'اعرض السلة',
  close: 'إخفاء',
  failed: 'تعذّر تحميل الطلب. تحقّق من الاتصال وحاول مرة أخرى.',
  undo: 'تراجع',
  undone: 'تم التراجع، ولم يعد الطلب في سلتك.',
}
