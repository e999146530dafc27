import { colourCount } from '@zayy/domain/cart/piece-count'
import layout from '@zayy/ui/layout.module.css'
import { Stepper } from '@zayy/ui/stepper'
import typography from '@zayy/ui/typography.module.css'
import { useId } from 'react'
import type { Colour, Size } from '../cart-state/cart-product.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { quantityFieldName } from './pre-hydration-steps.tsx'
import styles from './size-tiles.module.css'
import { DeferredQuantityErrors, useCellText } from './use-cell-text.ts'
import { useSettledSelection, useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { changeCell } from './variant-selection-store.ts'

/** @param props.sizeChart link to the size chart on the page */
export function ActiveColourHead({ sizeChart }: { sizeChart?: string }) {
  const messages = useBuyingMessages('cart')
  const { product } = useVariantPicker()
  const choose = product.sizes.length === 1 ? messages.chooseQuantity : messages.chooseSizes
  const colour = useActiveColour()
  const count = useSettledSelection(({ selection }) => (colour ? colourCount(selection, colour.id) : 0))
  if (!colour) return null
  return (
    <div className={`${layout.row} ${layout.spread} ${styles.head}`}>
      <h3 className={typography.label}>
        {colour.name} <span>· {count > 0 ? messages.pieces(count) : choose}</span>
      </h3>
      {sizeChart ? (
        <a className={`${typography.link} ${typography.small} ${typography.touchArea}`} href={sizeChart}>
          {messages.sizeChart}
        </a>
      ) : null}
    </div>
  )
}

export function SizeTiles({ colour }: { colour: Colour }) {
  const { product } = useVariantPicker()
  return (
    <div className={styles.tiles}>
      {product.sizes.map((size) => (
        <SizeTile key={size.id} colour={colour} size={size} />
      ))}
    </div>
  )
}

/** @param props.className layout class; a list instead of tiles in the drawer */
export function SizeTile({
  colour,
  size,
  className = styles.tile,
}: {
  colour: Colour
  size: Size
  className?: string | undefined
}) {
  const messages = useBuyingMessages('cart')
  const { store } = useVariantPicker()
  const cell = { colour: colour.id, size: size.id }
  const { quantity, text, isWrong, onEnter, onType, onLeave, onCancel } = useCellText(cell, true)
  const label = messages.cell(colour.name, size.name)
  const error = useId()
  return (
    <div className={quantity > 0 ? `${className} ${styles.filled}` : className}>
      <b>
        <bdi dir="ltr">{size.name}</bdi>
      </b>
      <Stepper
        className={styles.stepper}
        name={quantityFieldName(cell)}
        value={quantity}
        text={text}
        error={isWrong ? error : undefined}
        labels={{ field: label, less: messages.less(label), more: messages.more(label) }}
        onStep={(change) => changeCell(store, cell, change)}
        onEnter={onEnter}
        onType={onType}
        onLeave={onLeave}
        onCancel={isWrong ? onCancel : undefined}
      />
      {isWrong ? <DeferredQuantityErrors id={error} colour={colour.id} size={size.id} /> : null}
    </div>
  )
}

/** Returns the active colour, or null for a product without colours. */
export function useActiveColour(): Colour | null {
  const { product } = useVariantPicker()
  const active = useVariantSelection(({ activeColour }) => activeColour)
  return product.colours.find(({ id }) => id === active) ?? null
}
