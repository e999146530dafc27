import { applyBlock, type PasteMode } from '@zayy/domain/cart/paste/apply-block'
import { fitsWhole, summariseBlock } from '@zayy/domain/cart/paste/block-summary'
import { type PastedBlock, type ReadBlock, readBlock } from '@zayy/domain/cart/paste/read-block'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { replaceSelection } from '../../variant-selection-store.ts'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { useUndoToast } from '../use-undo-toast.tsx'

type Paste = {
  /** Reads a pasted text. A block that fits as a whole is in the grid at once, and null is returned. */
  take: (text: string, from?: { row: number; column: number }) => ReadBlock | null
  /** Puts the accepted cells of a block into the grid, in one step that can be undone. */
  put: (block: PastedBlock, mode: PasteMode) => void
}

/** Pasting into the grid of the product being chosen. */
export function usePaste(): Paste {
  const messages = useGridToolsMessages()
  const { product, tiers, store } = useVariantPicker()
  const tell = useUndoToast()
  const put = (block: PastedBlock, mode: PasteMode) => {
    const { pieces, cells } = summariseBlock(block)
    replaceSelection(store, applyBlock(store.getState().selection, block, mode))
    tell(messages.pasted(pieces, cells))
  }
  const take = (text: string, from = { row: 0, column: 0 }) => {
    const read = readBlock(text, product, greatestQuantity(tiers), from)
    if (read.kind !== 'block' || !fitsWhole(summariseBlock(read.block))) return read
    put(read.block, 'cells')
    return null
  }
  return { take, put }
}
