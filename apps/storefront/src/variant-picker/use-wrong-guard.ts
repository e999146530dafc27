import { toast } from '@zayy/ui/toast'
import { quantityFieldName } from './use-pre-hydration-quantities.ts'
import { useVariantPicker } from './variant-selection-context.tsx'
import { setActiveColour } from './variant-selection-store.ts'
import { useWrongSentence } from './wrong-quantities.tsx'

/** Stops an order while a cell holds a text that is no quantity: says which, and goes to it. Returns whether it did. */
export function useWrongGuard(): () => boolean {
  const { store } = useVariantPicker()
  const sentence = useWrongSentence()
  return () => {
    const [first] = store.getState().wrong
    if (!first) return false
    void toast(sentence(first), 'error', undefined, 'selection')
    setActiveColour(store, first.cell.colour)
    // The tiles of another colour have to be drawn first. What is not seen takes no focus.
    requestAnimationFrame(() => {
      const name = quantityFieldName(first.cell)
      for (const field of document.querySelectorAll<HTMLElement>(`input[name="${name}"]`)) field.focus()
    })
    return true
  }
}
