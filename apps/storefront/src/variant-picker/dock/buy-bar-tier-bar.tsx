import { DockTierBar } from './dock-tier-bar.tsx'
import { useDockShown } from './use-dock-shown.ts'
import { useFootSpace } from './use-foot-space.ts'
import { useKeyboardSpace } from './use-keyboard-space.ts'

/** The tier bar at the top of the phone's buy bar, while the page's own is out of sight. The bar stays above the keyboard. */
export function BuyBarTierBar() {
  const { tierBar, focusWithin } = useDockShown()
  const box = useFootSpace()
  useKeyboardSpace()
  return (
    <div ref={box} {...focusWithin}>
      {tierBar ? <DockTierBar /> : null}
    </div>
  )
}
