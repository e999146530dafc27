/** Relation of shown prices to VAT: added to them, included in them, or not charged by the shop. */
export type PriceTax = 'added' | 'included' | 'none'

export function priceTax(percent: number, included: boolean): PriceTax {
  if (percent === 0) return 'none'
  return included ? 'included' : 'added'
}
