/** What shown prices say of VAT: that it is added to them, that they contain it, or nothing in a shop that charges none. */
export type PriceTax = 'added' | 'included' | 'none'

export function priceTax(percent: number, included: boolean): PriceTax {
  if (percent === 0) return 'none'
  return included ? 'included' : 'added'
}
