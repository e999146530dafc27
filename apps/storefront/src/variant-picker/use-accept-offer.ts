import { toast } from '@zayy/ui/toast'
import { useMessages } from '../i18n/locale-context.tsx'
import { raiseSelection } from './increase-selection.ts'
import { useChosen } from './variant-selection-context.tsx'
import { replaceSelection } from './variant-selection-store.ts'

/** Takes the offer under the tape: adds the pieces to what was touched last, and says where they went. */
export function useTakeOffer(): (more: number) => void {
  const messages = useMessages('cart')
  const { product, store } = useChosen()
  return (more) => {
    const { selection, touched } = store.getState()
    const raised = raiseSelection(selection, more, touched)
    if (!raised) return
    replaceSelection(store, raised.selection)
    const colour = product.colours.find(({ id }) => id === raised.colour)
    const size = product.sizes.find(({ id }) => id === raised.size)
    if (colour && size)
      void toast(messages.raised(more, colour.name, size.name), 'success', undefined, 'choice')
  }
}
