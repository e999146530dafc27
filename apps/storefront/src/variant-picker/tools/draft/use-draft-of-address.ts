import { isDraftFragment, readDraft } from '@zayy/domain/cart/draft-link'
import { toast } from '@zayy/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useVariantPicker } from '../../variant-selection-context.tsx'
import { isSame } from '../../variant-selection-store.ts'
import { useGridToolsMessages } from '../grid-tools-messages.ts'
import { usePutDraft } from './use-put-draft.ts'

/**
 * Opens the draft of the address, now and when another link is opened in the tab: an empty grid is filled, of another one it is
 * asked what becomes of it. The draft is taken out of the address, or loading the page again would ask again.
 */
export function useDraftOfAddress(): void {
  const messages = useGridToolsMessages()
  const { product, store } = useVariantPicker()
  const put = usePutDraft()
  const open = useEffectEvent(() => {
    const { hash, pathname, search } = window.location
    const fragment = hash.slice(1)
    if (!isDraftFragment(fragment)) return
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    const draft = readDraft(fragment, product)
    const { selection } = store.getState()
    if (!draft) void toast(messages.draftDamaged, 'error')
    else if (draft.selection.length === 0) void toast(messages.draftUnknown, 'error')
    else if (selection.length === 0) put(draft, 'replace')
    else if (draft.unknown > 0 || !isSame(draft.selection, selection))
      store.setState({ tool: { name: 'opened-draft', draft } })
  })
  useEffect(() => {
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])
}
