import { useEffect } from 'react'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import { useSelectionSum } from './variant-selection-context.tsx'

const loadDock = () => import('./dock/price-dock.tsx')
const loadTape = () => import('./dock/buy-bar-tape.tsx')

/** The place of the dock, after what it is about. It is fetched once something is chosen. */
export function PriceDockHost({ taxIncluded }: { taxIncluded: boolean }) {
  const PriceDock = useOnceChosen(loadDock)
  return PriceDock ? <PriceDock taxIncluded={taxIncluded} /> : null
}

/** The same for the part of it that a phone's buy bar shows. */
export function BuyBarTapeHost() {
  const BuyBarTape = useOnceChosen(loadTape)
  return BuyBarTape ? <BuyBarTape /> : null
}

function useOnceChosen<Props>(load: Parameters<typeof useLoadedComponent<Props>>[0]) {
  const [component, want] = useLoadedComponent(load)
  const { quantity } = useSelectionSum()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, and again after a failure when more is chosen
  useEffect(() => {
    if (quantity > 0) want()
  }, [quantity])
  return component
}
