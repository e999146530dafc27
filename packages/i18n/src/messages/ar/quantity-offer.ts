import { pieces } from '../../plurals.ts'

/** Messages of the offer for the needed quantity on a product's page, in Arabic. */
export const quantityOffer = {
  /** `{sum}`: the price of all pieces. */
  price: 'المجموع {sum}.',
  offerLead: (count: number) => `تحتاج ${pieces(count, 'ar', 'accusative')}:`,
  spread: 'وزّعها على المقاسات',
  spreadDone: (count: number, colour: string) =>
    `وُزّعت ${pieces(count, 'ar')} على مقاسات ${colour}. عدّلها كما تريد.`,
  /** After the quantity was spread in the proportions of the selection. */
  scaled: (count: number) => `وزّعنا ${pieces(count, 'ar', 'accusative')} على اختيارك.`,
}
