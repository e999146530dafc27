import { tierFor } from '@zayy/domain/catalog/price-tiers'
import { times } from '@zayy/domain/money'
import { Trans } from '../i18n/trans.tsx'
import { Price } from '../prices/price.tsx'
import styles from '../prices/price-hint.module.css'
import { PriceHint } from '../prices/price-hint.tsx'
import { SpreadButton, useProposeQuantity, useQuantityOfferMessages } from './spread-button.tsx'
import { useVariantPicker } from './variant-selection-context.tsx'

/** The sum of a quantity that is not selected, and an offer to spread it over the sizes. */
export default function TargetQuantityOffer({ quantity }: { quantity: number }) {
  const messages = useQuantityOfferMessages()
  const { tiers } = useVariantPicker()
  const propose = useProposeQuantity()
  const tier = tierFor(tiers, quantity)
  if (!tier) return <PriceHint tiers={tiers} count={quantity} onMore={(more) => propose(quantity + more)} />
  return (
    <div className={styles.priceHint}>
      <span>
        <b>{messages.offerLead(quantity)}</b>{' '}
        <Trans text={messages.price} parts={{ sum: <Price amount={times(tier.price, quantity)} /> }} />
      </span>
      <SpreadButton quantity={quantity} className={styles.action} />
    </div>
  )
}
