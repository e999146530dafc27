import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { fromSar, sar, subtract, zero } from '@zayy/domain/money'
import { Price } from '../../layout/price.tsx'
import { PriceHint } from '../../price-tiers/price-hint.tsx'
import { TierBar } from '../../price-tiers/tier-bar.tsx'
import { samplePieces } from '../sample-tiers.ts'
import { Section, State } from '../section.tsx'

const tiers = tiersFromWire(samplePieces)

/** Nothing chosen, below the minimum, at it, next tier, price break, lowest price, more than can be ordered. */
const counts = [0, 4, 10, 24, 47, 60, 1200]

/** Amounts, and the tier bar with its sentence at each quantity that changes what it says. */
export function Prices() {
  const amount = fromSar(sar(2350))
  return (
    <Section name="Prices">
      <State name="Price">
        <Price amount={amount} />
      </State>
      <State name="Price, below zero">
        <Price amount={subtract(zero, amount)} />
      </State>
      {counts.map((count) => (
        <State key={count} name={`TierBar and PriceHint, ${count} pieces`} wide>
          <TierBar tiers={tiers} count={count} />
          <PriceHint tiers={tiers} count={count} onMore={() => {}} />
        </State>
      ))}
      <State name="TierBar, mini" wide>
        <TierBar tiers={tiers} count={24} mini />
      </State>
    </Section>
  )
}
