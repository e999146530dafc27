import { useEffect } from 'react'
import { type PinLook, QuantityPin } from '../quantity-pin/quantity-pin.tsx'
import type { SeenViews } from '../picker-view.ts'
import { KeptSelection } from '../kept-selection/kept-selection.tsx'
import GridTools from '../tools/grid-tools.tsx'
import { VariantDrawerHost, type VariantDrawerProps } from '../drawer/variant-drawer-host.tsx'
import { BuyBarTierBar } from './buy-bar-tier-bar.tsx'
import { PriceDock } from './price-dock.tsx'
import { TotalsAnnouncement } from './totals-announcement.tsx'

/** What follows the selection on a product's page after hydration, by the place that it takes; what has none comes with the dock. */
export type LiveSelectionPart =
  | { part: 'pin'; look: PinLook }
  | { part: 'dock' }
  | { part: 'buyBar' }
  | ({ part: 'drawer' } & VariantDrawerProps)
  | ({ part: 'tools'; keys?: boolean } & SeenViews)

/** One module, as each that is loaded later costs the first visit its name. */
export default function LiveSelection(props: LiveSelectionPart) {
  switch (props.part) {
    case 'pin':
      return <QuantityPin look={props.look} />
    case 'dock':
      return (
        <>
          <KeptSelection />
          <PreparedToasts />
          <TotalsAnnouncement />
          <PriceDock />
        </>
      )
    case 'buyBar':
      return <BuyBarTierBar />
    case 'drawer':
      return <VariantDrawerHost {...props} />
    case 'tools':
      return <GridTools {...props} />
  }
}

/** The code of toasts, so that what is added to the cart without a connection is told too. An error is left to the first toast. */
function PreparedToasts() {
  useEffect(() => {
    import('@zayy/ui/toast-host').catch(() => {})
  }, [])
  return null
}
