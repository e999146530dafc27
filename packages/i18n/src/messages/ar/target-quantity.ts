import { formatNumber } from '../../numbers.ts'
import { plural } from '../../plurals.ts'

/** Messages of the panel for the needed quantity ("I need N pieces"), in Arabic. */
export const targetQuantity = {
  need: 'أحتاج',
  quantity: 'كم قطعة تحتاج؟',
  explanation: 'نعرض كل سعر في المتجر عند هذا العدد.',
  off: 'ألغِ العدد واعرض سعر القطعة',
  notAQuantity: (text: string) => `«\u2068${text}\u2069» ليس عددًا صحيحًا. اكتب مثلًا 60.`,
  less: 'أنقص الكمية المطلوبة',
  more: 'زد الكمية المطلوبة',
  /** Follows the number, which is not part of it. */
  piecesAfter: (count: number) => plural('ar', count, { few: 'قطع', other: 'قطعة' }),
  /** Name of a button with a number. Unlike in other messages, 1 and 2 are digits too: "أحتاج 1 قطعة". */
  preset: (count: number) =>
    `أحتاج ${formatNumber(count)} ${plural('ar', count, { few: 'قطع', other: 'قطعة' })}`,
}
