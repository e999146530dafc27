import { colourCount } from '@zayy/domain/cart/piece-count'
import { formatNumber } from '@zayy/i18n/numbers'
import { Thumb } from '@zayy/ui/thumb'
import { type KeyboardEvent, useRef } from 'react'
import type { Colour } from '../cart-state/cart-product.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import styles from './swatches.module.css'
import { useSettledSelection, useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { setActiveColour } from './variant-selection-store.ts'

/** From this number on swatches are set closer, to fit into one row beside the image. */
const MIN_MANY_COLOURS = 8

/**
 * The colours as a radio group of images (spec, 4 Variation drawer). The arrow keys follow the visual order.
 * @param props.className layout class
 */
export function Swatches({ className }: { className?: string | undefined }) {
  const messages = useBuyingMessages('cart')
  const { product, store } = useVariantPicker()
  const active = useVariantSelection(({ activeColour }) => activeColour)
  const group = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = stepOf(event)
    const next = by === 0 ? undefined : neighbour(product.colours, active, by)
    if (!next) return
    event.preventDefault()
    setActiveColour(store, next.id)
    group.current?.querySelectorAll<HTMLButtonElement>('[role=radio]')[product.colours.indexOf(next)]?.focus()
  }
  return (
    <div
      className={[styles.swatches, product.colours.length >= MIN_MANY_COLOURS && styles.many, className]
        .filter(Boolean)
        .join(' ')}
      role="radiogroup"
      aria-label={messages.colour}
      ref={group}
      onKeyDown={step}
    >
      {product.colours.map((colour) => (
        <Swatch key={colour.id} colour={colour} active={colour.id === active} />
      ))}
    </div>
  )
}

function Swatch({ colour, active }: { colour: Colour; active: boolean }) {
  const messages = useBuyingMessages('cart')
  const { store } = useVariantPicker()
  const count = useSettledSelection(({ selection }) => colourCount(selection, colour.id))
  const className = [styles.swatch, count > 0 && styles.filled, active && styles.active]
    .filter(Boolean)
    .join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold an image with badge and band
    <button
      type="button"
      className={className}
      role="radio"
      aria-checked={active}
      aria-label={count > 0 ? messages.cell(colour.name, messages.pieces(count)) : colour.name}
      tabIndex={active ? 0 : -1}
      onClick={() => setActiveColour(store, colour.id)}
    >
      {count > 0 ? <span className={styles.count}>{formatNumber(count)}</span> : null}
      <span className={styles.picture}>
        <Thumb url={colour.image} width={76} height={95} />
        {active ? <span className={styles.activeBand}>{messages.active}</span> : null}
      </span>
      <span className={styles.name}>{colour.name}</span>
    </button>
  )
}

/** Returns −1 or 1 for an arrow key, in visual order (in Arabic the next colour is on the left), and 0 for other keys. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const ahead = currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
  const back = ahead === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (key === ahead || key === 'ArrowDown') return 1
  return key === back || key === 'ArrowUp' ? -1 : 0
}

function neighbour(colours: readonly Colour[], active: number | null, by: number): Colour | undefined {
  const at = colours.findIndex(({ id }) => id === active)
  return colours[(at + by + colours.length) % colours.length]
}
