import { pieces, plural } from '../../plurals.ts'

/** Messages of the needed quantity ("I need N pieces") on lists and on a product's page, in Arabic. */
export const neededQuantity = {
  need: 'أحتاج',
  quantity: 'الكمية المطلوبة',
  less: 'أنقص الكمية المطلوبة',
  more: 'زد الكمية المطلوبة',
  /** After the number, which is not part of it. */
  piecesAfter: (count: number) => plural('ar', count, { few: 'قطع', other: 'قطعة' }),
  preset: (count: number) => `أحتاج ${pieces(count, 'ar', 'accusative')}`,
  /** `{each}`: of a piece, `{sum}`: of all. */
  price: '{each} للقطعة، والمجموع {sum}.',
  offerLead: (count: number) => `تحتاج ${pieces(count, 'ar', 'accusative')}:`,
  spread: 'وزّعها على المقاسات',
  spreadDone: (count: number, colour: string) =>
    `وُزّعت ${pieces(count, 'ar')} على مقاسات ${colour}. عدّلها كما تريد.`,
}
