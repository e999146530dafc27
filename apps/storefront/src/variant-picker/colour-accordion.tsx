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

/** The colours of a large product on a phone, one open at a time: never the grid. */
export function ColourAccordion() {
  const { product } = useVariantPicker()
  return (
    <div className="acc">
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
    <div className={open ? 'ac open' : 'ac'}>
      <button
        type="button"
        className="ach"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setActiveColour(store, colour.id)}
      >
        <Thumb url={colour.image} width={44} height={55} />
        <span className="ach-name">
          <b className="m5">{colour.name}</b>
          <span className="xs soft">
            <SelectedSizes sizes={sizes} />
          </span>
        </span>
        <b className="tnum push">{count > 0 ? formatNumber(count) : null}</b>
        <Icon name="caret-down" size="s" />
      </button>
      <div className="acb" id={body} hidden={!open}>
        {open ? <SizeTiles colour={colour} /> : null}
      </div>
    </div>
  )
}
