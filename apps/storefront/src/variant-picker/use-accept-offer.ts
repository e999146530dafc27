import { toast } from '@zayy/ui/toast'
import { useMessages } from '../i18n/locale-context.tsx'
import { increaseSelection } from './increase-selection.ts'
import { useVariantPicker } from './variant-selection-context.tsx'
import { replaceSelection } from './variant-selection-store.ts'

/** Takes the offer under the tape: adds the pieces to what was touched last, and says where they went. */
export function useAcceptOffer(): (more: number) => void {
  const messages = useMessages('cart')
  const { product, store } = useVariantPicker()
  return (more) => {
    const { selection, touched } = store.getState()
    const increased = increaseSelection(selection, more, touched)
    if (!increased) return
    replaceSelection(store, increased.selection)
    const colour = product.colours.find(({ id }) => id === increased.colour)
    const size = product.sizes.find(({ id }) => id === increased.size)
    if (colour && size)
      void toast(messages.increased(more, colour.name, size.name), 'success', undefined, 'selection')
  }
}
