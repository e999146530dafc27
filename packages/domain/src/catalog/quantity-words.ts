/** Words next to a number that mark it as a quantity: 50 pieces, ٥٠ قطعة, 50 pcs. */

import { wordSet } from '../text/word-set.ts'

/** Units that follow a quantity. As all of these words, folded. */
export const PIECES: ReadonlySet<string> = wordSet(`
  قطعة, قطع, قطعه, حبة, حبه, حبات, وحدة, وحدات, شخص, أشخاص, موظف, موظفين,
  piece, pieces, pc, pcs, pce, pces, unit, units, people, persons, employees`)

export const DOZENS: ReadonlySet<string> = wordSet(`
  درزن, درازن, درزينة, دزينة, دزينات, دستة, دست,
  dozen, dozens, doz`)

/** Words that precede a quantity: "qty 50". */
export const QUANTITY_HEADS: ReadonlySet<string> = wordSet('كمية, الكمية, بكمية, عدد, العدد, qty, quantity')
