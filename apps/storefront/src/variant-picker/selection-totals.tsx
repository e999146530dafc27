import type { PriceTax } from '@zayy/domain/checkout/price-tax'
import { ZERO } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../prices/price.tsx'
import styles from './selection-totals.module.css'
import { useSelectionSum } from './variant-selection-context.tsx'

/** Pieces, the price of one, what the tier saves and the sum. */
export function SelectionTotals({ tax }: { tax: PriceTax }) {
  const messages = useMessages('cart')
  const { quantity, unit, subtotal, saving } = useSelectionSum()
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{messages.piecesLabel}</dt>
        <dd>{formatNumber(quantity)}</dd>
      </div>
      <div>
        <dt>{messages.each}</dt>
        <dd>
          <Price amount={unit} />
        </dd>
      </div>
      {saving > ZERO ? (
        <div>
          <dt>{messages.saved}</dt>
          <dd className={typography.highlight}>
            <Price amount={saving} />
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>
          {messages.total} {messages.tax[tax]}
        </dt>
        <dd>
          <Price amount={subtotal} />
        </dd>
      </div>
    </dl>
  )
}
