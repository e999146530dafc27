import { spreadSelection } from '@zayy/domain/cart/spread-selection'
import { greatestQuantity, tierFor } from '@zayy/domain/catalog/price-tiers'
import { times } from '@zayy/domain/money'
import type { Locale } from '@zayy/i18n/locale'
import { quantityOffer as ar } from '@zayy/i18n/messages/ar/quantity-offer'
import { quantityOffer as en } from '@zayy/i18n/messages/en/quantity-offer'
import { useLocale } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { PriceHint } from '../prices/price-hint.tsx'
import { Price } from '../prices/price.tsx'
import { useUndoToast } from './tools/use-undo-toast.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { replaceSelection } from './variant-selection-store.ts'
import button from '@zayy/ui/button.module.css'
import styles from '../prices/price-hint.module.css'

/** Before anything is chosen: the price at the target quantity and an offer to spread it over the active colour's sizes. */
export default function TargetQuantityOffer({ quantity }: { quantity: number }) {
  const messages = useQuantityOfferMessages()
  const { product, tiers, store } = useVariantPicker()
  const colour = useVariantSelection(({ activeColour }) => activeColour)
  const toastWithUndo = useUndoToast()
  const tier = tierFor(tiers, quantity)
  const active = product.colours.find(({ id }) => id === colour)
  if (!tier) return <PriceHint tiers={tiers} count={quantity} onMore={() => undefined} />
  const spread = () => {
    const selection = spreadSelection(store.getState().selection, {
      ...{ total: quantity, product, colour },
      most: greatestQuantity(tiers),
    })
    if (!active || !selection) return
    replaceSelection(store, selection)
    toastWithUndo(messages.spreadDone(quantity, active.name))
  }
  return (
    <div className={styles.priceHint}>
      <span>
        <b>{messages.offerLead(quantity)}</b>{' '}
        <Trans
          text={messages.price}
          parts={{ each: <Price amount={tier.price} />, sum: <Price amount={times(tier.price, quantity)} /> }}
        />
      </span>
      {active && product.sizes.length > 0 ? (
        <button
          type="button"
          className={`${button.accent} ${button.small} ${styles.action}`}
          onClick={spread}
        >
          {messages.spread}
        </button>
      ) : null}
    </div>
  )
}

type QuantityOfferMessages = typeof ar

const quantityOfferMessages: Record<Locale, QuantityOfferMessages> = { ar, en }

function useQuantityOfferMessages(): QuantityOfferMessages {
  return quantityOfferMessages[useLocale()]
}
