import { toast } from '@zayy/ui/toast'
import { useMessages } from '../i18n/locale-context.tsx'
import { quantityFieldName } from './pre-hydration-steps.tsx'
import { useVariantPicker } from './variant-selection-context.tsx'
import { setActiveColour } from './variant-selection-store.ts'

/** Stops an order while a cell holds a text that is no quantity: names the cell and goes to it. Returns whether it did. */
export function useWrongGuard(): () => boolean {
  const messages = useMessages('cart')
  const { product, store } = useVariantPicker()
  return () => {
    const cell = store.getState().wrong[0]?.cell
    if (!cell) return false
    const colour = product.colours.find(({ id }) => id === cell.colour)?.name ?? ''
    const size = product.sizes.find(({ id }) => id === cell.size)?.name ?? ''
    void toast(messages.fixQuantity(messages.cell(colour, size)), 'error', undefined, 'selection')
    setActiveColour(store, cell.colour)
    // The tiles of another colour have to be drawn first. What is not seen takes no focus.
    requestAnimationFrame(() => {
      const name = quantityFieldName(cell)
      for (const field of document.querySelectorAll<HTMLElement>(`input[name="${name}"]`)) field.focus()
    })
    return true
  }
}
