import { colourCount } from '@zayy/domain/cart/piece-count'
import { formatNumber } from '@zayy/i18n/numbers'
import { Icon } from '@zayy/ui/icon'
import { Thumb } from '@zayy/ui/thumb'
import { useId } from 'react'
import type { Colour } from '../cart-state/cart-product.ts'
import { SelectedSizes, selectedColours } from './selection-list.tsx'
import { SizeTiles } from './size-tiles.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { setActiveColour } from './variant-selection-store.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './colour-accordion.module.css'

/** The colours of a large product on a phone, one open at a time: never the grid. */
export function ColourAccordion() {
  const { product } = useVariantPicker()
  return (
    <div className={styles.accordion}>
      {product.colours.map((colour) => (
        <ColourFold key={colour.id} colour={colour} />
      ))}
    </div>
  )
}

function ColourFold({ colour }: { colour: Colour }) {
  const body = useId()
  const { product, store } = useVariantPicker()
  const open = useVariantSelection(({ activeColour }) => activeColour === colour.id)
  const selection = useVariantSelection((state) => state.selection)
  const count = colourCount(selection, colour.id)
  const sizes =
    selectedColours(product, selection).find((selected) => selected.colour === colour)?.sizes ?? []
  return (
    <div className={open ? `${styles.colour} ${styles.open}` : styles.colour}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setActiveColour(store, colour.id)}
      >
        <Thumb url={colour.image} width={44} height={55} />
        <span className={styles.name}>
          <b className={typography.medium}>{colour.name}</b>
          <span className={`${typography.caption} ${styles.chosenSizes}`}>
            <SelectedSizes sizes={sizes} />
          </span>
        </span>
        <b className={`${typography.number} ${layout.pushed}`}>{count > 0 ? formatNumber(count) : null}</b>
        <Icon name="caret-down" size="s" className={styles.caret} />
      </button>
      <div className={styles.body} id={body} hidden={!open}>
        {open ? <SizeTiles colour={colour} /> : null}
      </div>
    </div>
  )
}
