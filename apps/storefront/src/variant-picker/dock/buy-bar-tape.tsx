import { DockTape } from './dock-tape.tsx'
import { useDockShown } from './use-dock-shown.ts'
import { useFootSpace } from './use-foot-space.ts'

/** The tier bar at the top of the phone's buy bar, while the page's own is out of sight. */
export function BuyBarTape() {
  const [shown, focusWithin] = useDockShown()
  const box = useFootSpace()
  return (
    <div ref={box} {...focusWithin}>
      {shown ? <DockTape /> : null}
    </div>
  )
}
