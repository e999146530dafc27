import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useChoice, useChosen } from './choice-context.tsx'
import { Nudge } from './nudge.tsx'
import { useTakeOffer } from './take-offer.ts'
import { Tape } from './tape.tsx'

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
