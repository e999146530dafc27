import { priceHintFor } from '@zayy/domain/catalog/price-hint'
import type { PriceTax } from '@zayy/domain/checkout/price-tax'
import { ZERO } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { Trans } from '../i18n/trans.tsx'
import { BottomBar } from '../page/bottom-bar.tsx'
import { Price } from '../prices/price.tsx'
import { AddToCartButtonWithSum } from './add-to-cart-button.tsx'
import styles from './buy-bar.module.css'
import { DeferredPickerUi } from './lazy-parts.tsx'
import { isSingleVariant } from './picker-view.ts'
import {
  useAcceptOffer,
  useSelectionSum,
  useUnitPrice,
  useVariantPicker,
} from './variant-selection-context.tsx'

/**
 * Keeps price, price-break offer and button at the bottom of a phone's screen while the buying section, its parent, is in
 * view.
 */
export function BuyBar({ tax, onOpenDrawer }: { tax: PriceTax; onOpenDrawer: () => void }) {
  const messages = useBuyingMessages('cart')
  const { product, tiers } = useVariantPicker()
  const { quantity, unit, saving } = useSelectionSum()
  const acceptOffer = useAcceptOffer()
  const hint = quantity > 0 ? priceHintFor(tiers, quantity) : null
  const unitNow = useUnitPrice()
  const each = <Price amount={quantity > 0 ? unit : unitNow} rolls />
  return (
    <BottomBar
      className={styles.buyBar}
      above={<DeferredPickerUi part="buyBar" />}
      line={
        <>
          <button type="button" className={styles.openDrawer} onClick={onOpenDrawer}>
            <span className={typography.visuallyHidden}>
              {isSingleVariant(product) ? messages.chooseQuantity : messages.drawer}
            </span>
            {quantity > 0 ? (
              <>
                {formatNumber(quantity)} × {each}
              </>
            ) : (
              <>
                {each} {messages.perPiece}
              </>
            )}
            <Icon name="caret-up" size="s" />
          </button>
          {hint?.kind === 'priceBreak' ? (
            <button
              type="button"
              className={`${typography.highlight} ${typography.medium} ${styles.offer}`}
              onClick={() => acceptOffer(hint.more)}
            >
              <Trans text={messages.makeItSaving(hint.at)} parts={{ saves: <Price amount={hint.saves} /> }} />
            </button>
          ) : saving > ZERO ? (
            <span className={typography.highlight}>
              {messages.saved} <Price amount={saving} />
            </span>
          ) : (
            <span className={typography.soft}>{messages.tax[tax]}</span>
          )}
        </>
      }
    >
      <AddToCartButtonWithSum />
    </BottomBar>
  )
}
