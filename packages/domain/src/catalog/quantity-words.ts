/** Words next to a number that mark it as a quantity: 50 pieces, ٥٠ قطعة, 50 pcs. */

import { foldText } from '../text/fold.ts'

const UNITS: ReadonlySet<string> = new Set(
  [
    ...['قطعة', 'قطع', 'قطعه', 'حبة', 'حبه', 'حبات', 'وحدة', 'وحدات', 'شخص', 'أشخاص', 'موظف', 'موظفين'],
    ...['piece', 'pieces', 'pc', 'pcs', 'pce', 'pces', 'unit', 'units', 'people', 'persons', 'employees'],
  ].map(foldText),
)

const DOZENS: ReadonlySet<string> = new Set(
  ['درزن', 'درازن', 'درزينة', 'دزينة', 'دزينات', 'دستة', 'دست', 'dozen', 'dozens', 'doz'].map(foldText),
)

const BEFORE: ReadonlySet<string> = new Set(
  ['كمية', 'الكمية', 'بكمية', 'عدد', 'العدد', 'qty', 'quantity'].map(foldText),
)

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
