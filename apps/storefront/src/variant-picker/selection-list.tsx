import type { Selection } from '@zayy/domain/cart/cart'
import { colourCount } from '@zayy/domain/cart/piece-count'
import { formatNumber } from '@zayy/i18n/numbers'
import { sizeLabel } from '@zayy/i18n/size-label'
import { Dot } from '@zayy/ui/dot'
import typography from '@zayy/ui/typography.module.css'
import type { CartProduct, Size } from '../cart-state/cart-product.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import styles from './variant-picker.module.css'
import { useSettledSelection, useVariantPicker } from './variant-selection-context.tsx'

/** Lists the selection by colour, with sizes and pieces (spec, 2 product). */
export function SelectionList() {
  const messages = useBuyingMessages('cart')
  const { product } = useVariantPicker()
  const selection = useSettledSelection((state) => state.selection)
  if (selection.length === 0) return null
  return (
    <ul className={styles.selectionList} aria-label={messages.yourSelection}>
      {selectedColours(product, selection).map(({ colour, sizes }) => (
        <li key={colour.id}>
          <Dot code={colour.code} className={styles.dot} />
          <span>
            <b className={typography.medium}>{colour.name}</b>{' '}
            <span className={typography.note}>
              <SelectedSizes sizes={sizes} />
            </span>
          </span>
          <b className={typography.number}>{messages.pieces(colourCount(selection, colour.id))}</b>
        </li>
      ))}
    </ul>
  )
}

/** Renders sizes with quantities in one line: S × 6، مقاس 52 × 10. */
export function SelectedSizes({ sizes }: { sizes: { size: Size; quantity: number }[] }) {
  const locale = useLocale()
  const comma = locale === 'ar' ? '، ' : ', '
  return sizes.map(({ size, quantity }, index) => (
    <span key={size.id}>
      {index > 0 ? comma : null}
      <bdi>
        {sizeLabel(size.name, locale)}&nbsp;×&nbsp;{formatNumber(quantity)}
      </bdi>
    </span>
  ))
}

/** Returns the selection in the product's order of colours and sizes. */
export function selectedColours({ colours, sizes }: CartProduct, selection: Selection) {
  return colours.flatMap((colour) => {
    const selected = selection.find(({ color_id }) => color_id === colour.id)
    if (!selected) return []
    const quantities = new Map(selected.sizes.map(({ size_id, quantity }) => [size_id, quantity]))
    const named = sizes.flatMap((size) => {
      const quantity = quantities.get(size.id)
      return quantity ? [{ size, quantity }] : []
    })
    return [{ colour, sizes: named }]
  })
}
