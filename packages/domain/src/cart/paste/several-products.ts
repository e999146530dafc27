/** Detects sheets that order several products; the page sells one. */

import { foldText } from '../../text/fold.ts'
import { MAX_TITLE_ROWS } from './block-heads.ts'
import { isProductHead, isTotal } from './head-words.ts'
import type { PasteProduct } from './paste-table.ts'
import { isAmount } from './read-cell.ts'
import { readLine } from './read-lines.ts'

/** Returns the names in a product column if there are several, or null. */
export function severalProducts(cells: readonly string[][], product: PasteProduct): string[] | null {
  const headRow = cells.slice(0, MAX_TITLE_ROWS).findIndex((row) => row.some(isProductHead))
  const column = cells[headRow]?.findIndex(isProductHead) ?? -1
  const texts = cells
    .slice(headRow + 1)
    .map((row) => row[column] ?? '')
    .filter((text) => !isAmount(text) && !isTotal(text) && !isProductHead(text))
    // «Teal M» under «Item» names a colour and size of this product.
    .filter((text) => !readLine(`${text} 1`, product))
  const byName = new Map(texts.map((text) => [foldText(text), text]))
  return byName.size > 1 ? [...byName.values()] : null
}
