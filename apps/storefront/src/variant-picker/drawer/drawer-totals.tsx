import { add } from '@zayy/domain/money'
import { useMessages } from '../../i18n/locale-context.tsx'
import { Price } from '../../layout/price.tsx'
import { useSelectionSum } from '../variant-selection-context.tsx'
import { useVariantDrawerMessages } from './variant-drawer-messages.ts'

/** Item subtotal, savings and subtotal (spec, 2 Variation drawer). */
export function DrawerTotals() {
  const drawer = useVariantDrawerMessages()
  const messages = useMessages('cart')
  const { quantity, subtotal, saving } = useSelectionSum()
  return (
    <dl className="sl vdraw-sums">
      <dt>{drawer.subtotalBefore}</dt>
      <dd>
        <Price amount={add(subtotal, saving)} />
      </dd>
      <dt className="saff">{messages.saved}</dt>
      <dd className="saff">
        <Price amount={saving} />
      </dd>
      <dt className="vdraw-total">{drawer.subtotal(quantity)}</dt>
      <dd className="vdraw-total">
        <Price amount={subtotal} />
      </dd>
    </dl>
  )
}
