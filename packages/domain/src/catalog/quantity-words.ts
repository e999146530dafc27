/** Words next to a number that mark it as a quantity: 50 pieces, ٥٠ قطعة, 50 pcs. */

import { wordSet } from '../text/word-set.ts'

const UNITS: ReadonlySet<string> = wordSet(`
  قطعة, قطع, قطعه, حبة, حبه, حبات, وحدة, وحدات, شخص, أشخاص, موظف, موظفين,
  piece, pieces, pc, pcs, pce, pces, unit, units, people, persons, employees`)

const DOZENS: ReadonlySet<string> = wordSet(`
  درزن, درازن, درزينة, دزينة, دزينات, دستة, دست,
  dozen, dozens, doz`)

const BEFORE: ReadonlySet<string> = wordSet('كمية, الكمية, بكمية, عدد, العدد, qty, quantity')

/** True for a folded unit word that follows a quantity. */
export function countsPieces(folded: string): boolean {
  return UNITS.has(folded)
}

/** True for a folded word for a dozen. */
export function countsDozens(folded: string): boolean {
  return DOZENS.has(folded)
}

/** True for a folded word that precedes a quantity: "qty 50". */
export function announcesQuantity(folded: string): boolean {
  return BEFORE.has(folded)
}
