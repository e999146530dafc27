import { useEffect } from 'react'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import type { LiveSelectionPart } from './dock/live-selection.tsx'

const load = () => import('./dock/live-selection.tsx')

/**
 * The place of a part that is fetched after hydration: the pin of the tier bar, the dock, the
 * announcement of the totals, what keeps a choice over a reload, the tools of the grid and the drawer.
 */
export function LiveSelectionHost(props: LiveSelectionPart) {
  const [LiveSelection, want] = useLoadedComponent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(want, [])
  return LiveSelection ? <LiveSelection {...props} /> : null
}
