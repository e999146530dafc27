import { add } from '@zayy/domain/money'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Price } from '../../layout/price.tsx'
import summaryBox from '../../layout/summary-box.module.css'
import { useSelectionSum } from '../variant-selection-context.tsx'
import styles from './drawer-totals.module.css'
import { useVariantDrawerMessages } from './variant-drawer-messages.ts'

/** Item subtotal, savings and subtotal (spec, 2 Variation drawer). */
export function DrawerTotals() {
  const drawer = useVariantDrawerMessages()
  const messages = useMessages('cart')
  const { quantity, subtotal, saving } = useSelectionSum()
  return (
    <dl className={`${summaryBox.sums} ${styles.totals}`}>
      <dt>{drawer.subtotalBefore}</dt>
      <dd>
        <Price amount={add(subtotal, saving)} />
      </dd>
      <dt className={typography.highlight}>{messages.saved}</dt>
      <dd className={typography.highlight}>
        <Price amount={saving} />
      </dd>
      <dt className={styles.total}>{drawer.subtotal(quantity)}</dt>
      <dd className={styles.total}>
        <Price amount={subtotal} />
      </dd>
    </dl>
  )
}
