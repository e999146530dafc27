import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Nudge } from '../price-tiers/price-hint.tsx'
import { Tape } from '../price-tiers/tier-bar.tsx'
import { useTakeOffer } from './use-accept-offer.ts'
import { useChoice, useChosen } from './variant-selection-context.tsx'

/** The tape at what is chosen, and its sentence. */
export function Ladder({ mini }: { mini?: boolean }) {
  const { tiers } = useChosen()
  const count = useChoice(({ selection }) => pieceCount(selection))
  const takeOffer = useTakeOffer()
  return (
    <>
      <Tape tiers={tiers} count={count} mini={mini === true} />
      <div className="ladder-say">
        <Nudge tiers={tiers} count={count} onMore={takeOffer} />
      </div>
    </>
  )
}
