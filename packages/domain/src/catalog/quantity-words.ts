/** "50 pieces, ٥٠ قطعة, 50 pcs": the words beside a number that say that it counts pieces. */

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

/** Whether a folded word after a number says that it counts pieces. */
export function countsPieces(folded: string): boolean {
  return UNITS.has(folded)
}

/** Whether a folded word is one for twelve pieces. */
export function countsDozens(folded: string): boolean {
  return DOZENS.has(folded)
}

/** Whether a folded word before a number says so: "qty 50". */
export function announcesQuantity(folded: string): boolean {
  return BEFORE.has(folded)
}
