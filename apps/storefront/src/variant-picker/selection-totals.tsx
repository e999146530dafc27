import { toSar } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { useSelectionSum } from './variant-selection-context.tsx'
import styles from './selection-totals.module.css'

/** Pieces, the price of one, what the tier saves and the sum. */
export function SelectionTotals({ taxIncluded }: { taxIncluded: boolean }) {
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
          <Price sar={toSar(unit)} />
        </dd>
      </div>
      {saving > 0 ? (
        <div>
          <dt>{messages.saved}</dt>
          <dd className="saff">
            <Price sar={toSar(saving)} />
          </dd>
        </div>
      ) : null}
      <div className={styles.total}>
        <dt>{taxIncluded ? messages.totalWithTax : messages.totalBeforeTax}</dt>
        <dd>
          <Price sar={toSar(subtotal)} />
        </dd>
      </div>
    </dl>
  )
}
