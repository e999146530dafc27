import type { Tier } from '@zayy/contract/types'
import {
  firstTier,
  lowestTier,
  type PriceTier,
  tierFor,
  tiersFromWire,
} from '@zayy/domain/catalog/price-tiers'
import { times } from '@zayy/domain/money'
import { TierSteps } from '@zayy/ui/tier-steps'
import { useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../layout/price.tsx'
import styles from './product-card.module.css'

/** The two lines of money on a product card. */
export function CardPrice({ pieces, need }: { pieces: Tier[]; need: number }) {
  const tiers = tiersFromWire(pieces)
  if (tiers.length === 0) return null
  const reached = need > 1 ? tierFor(tiers, need) : null
  return (
    <div className={styles.prices}>
      {reached ? (
        <AtNeed tiers={tiers} reached={reached} need={need} />
      ) : (
        <FromFirst tiers={tiers} need={need} />
      )}
    </div>
  )
}

function FromFirst({ tiers, need }: { tiers: PriceTier[]; need: number }) {
  const messages = useMessages('layout')
  const first = firstTier(tiers)
  const lowest = lowestTier(tiers)
  return (
    <>
      <p className={styles.price}>
        <Price amount={first.price} />
        <small>{first.from > 1 ? messages.fromPieces(first.from) : messages.each}</small>
      </p>
      {need > 1 && first.from > need ? (
        <p className={`${styles.lowestPrice} ${styles.minimum}`}>{messages.minimum(first.from)}</p>
      ) : lowest.price < first.price ? (
        <p className={styles.lowestPrice}>
          <TierSteps count={tiers.length} reached={tiers.indexOf(lowest)} />
          <span>
            <Trans text={messages.lowest(lowest.from)} parts={{ price: <Price amount={lowest.price} /> }} />
          </span>
        </p>
      ) : null}
    </>
  )
}

function AtNeed({ tiers, reached, need }: { tiers: PriceTier[]; reached: PriceTier; need: number }) {
  const messages = useMessages('layout')
  return (
    <>
      <p className={styles.price}>
        <Price amount={reached.price} />
        <small>{messages.each}</small>
      </p>
      <p className={styles.lowestPrice}>
        <TierSteps count={tiers.length} reached={tiers.indexOf(reached)} />
        <span>
          <Price amount={times(reached.price, need)} /> {messages.totalFor(need)}
        </span>
      </p>
    </>
  )
}
