import { colourCount } from '@zayy/domain/cart/piece-count'
import { formatNumber } from '@zayy/i18n/numbers'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import { Segmented } from '@zayy/ui/segmented'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useId, useRef } from 'react'
import type { Colour } from '../cart-state/cart-product.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { DeferredPickerUi } from './lazy-parts.tsx'
import {
  hasManySizes,
  isSingleVariant,
  opensAsGrid,
  type PickerView,
  type SeenViews,
  usePickerView,
} from './picker-view.ts'
import { PreHydrationSteps, usePreHydrationQuantities } from './pre-hydration-steps.tsx'
import { QuantityGrid } from './quantity-grid.tsx'
import { SelectedSizes, SelectionList, selectedColours } from './selection-list.tsx'
import { ActiveColourHead, SizeTiles, useActiveColour } from './size-tiles.tsx'
import { Swatches } from './swatches.tsx'
import styles from './variant-picker.module.css'
import { useSettledSelection, useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { setActiveColour } from './variant-selection-store.ts'

/**
 * Chooses colours and sizes as tiles of one colour or in the grid, which phones never show.
 * @param sizeChart link to the size chart on the page
 */
export function VariantPicker({ sizeChart, onOpenDrawer }: { sizeChart?: string; onOpenDrawer: () => void }) {
  const messages = useBuyingMessages('cart')
  const { product, store } = useVariantPicker()
  const picker = useRef<HTMLDivElement>(null)
  usePreHydrationQuantities(picker, store)
  const large = opensAsGrid(product.colours.length, product.sizes.length)
  const folded = hasManySizes(product.sizes.length)
  const single = isSingleVariant(product)
  const [view, setView] = usePickerView(large)
  const seen = screensOf(single ? 'tiles' : view, large)
  const views = { onGrid: seen.grid, onTiles: seen.tiles }
  const colour = useActiveColour()
  if (!colour || product.sizes.length === 0) return null
  return (
    <div ref={picker} id="variants" data-variants tabIndex={-1} className={styles.variantPicker}>
      <PreHydrationSteps />
      <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${styles.head}`}>
        <h2 className={typography.label}>{single ? messages.quantity : messages.coloursAndSizes}</h2>
        {single ? null : (
          <div className={`${layout.row} ${visibility.notOnPhones} ${styles.viewActions}`}>
            <ViewSwitch view={view ?? (large ? 'grid' : 'tiles')} onChoose={setView} />
            <button
              type="button"
              className={`${button.quiet} ${button.small}`}
              aria-label={messages.openDrawer}
              onClick={onOpenDrawer}
            >
              <Icon name="sidebar-simple" flip />
              <span>{messages.sidePanel}</span>
            </button>
          </div>
        )}
      </div>
      {single ? null : (
        <>
          {/* The grid shows the colours itself. */}
          {seen.tiles === null ? null : (
            <div className={folded ? `${visibility.notOnPhones} ${seen.tiles}` : seen.tiles}>
              <Swatches />
            </div>
          )}
          <GridTools {...views} />
        </>
      )}
      {seen.grid === null ? null : (
        <div className={seen.grid}>
          <div className={styles.help}>
            <DeferredPickerUi part="tools" row="help" {...views} />
          </div>
          <QuantityGrid />
          <GridTools {...views} row="keys" />
        </div>
      )}
      {seen.tiles === null ? null : (
        <div className={folded ? `${visibility.notOnPhones} ${seen.tiles}` : seen.tiles}>
          <ActiveColourHead {...(sizeChart ? { sizeChart } : {})} />
          <SizeTiles colour={colour} />
          <SelectionList />
        </div>
      )}
      {folded ? (
        <div className={visibility.onPhones}>
          <ColourAccordion />
        </div>
      ) : null}
    </div>
  )
}

/** Reserves the space of the toolbar above the grid, or of the key hints below it. */
function GridTools(seen: SeenViews & { row?: 'keys' }) {
  return (
    <div className={styles.tools}>
      <DeferredPickerUi part="tools" {...seen} />
    </div>
  )
}

/** Returns the visibility classes of grid and tiles, null if not rendered. Until the view is known, CSS decides by width. */
function screensOf(
  view: PickerView | null,
  large: boolean,
): Record<'grid' | 'tiles', string | null | undefined> {
  if (view === 'grid') return { grid: visibility.notOnPhones, tiles: visibility.onPhones }
  if (view === 'tiles' || !large) return { grid: null, tiles: '' }
  return { grid: visibility.onDesktops, tiles: visibility.notOnDesktops }
}

function ViewSwitch({ view, onChoose }: { view: PickerView; onChoose: (view: PickerView) => void }) {
  const messages = useBuyingMessages('cart')
  return (
    <Segmented
      label={messages.wayToChoose}
      options={[
        { value: 'tiles', name: messages.byColour, icon: 'rows' },
        { value: 'grid', name: messages.fullGrid, icon: 'table' },
      ]}
      chosen={view}
      onChoose={onChoose}
    />
  )
}

/** The colours of a product with many sizes on a phone, one open at a time. */
function ColourAccordion() {
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
  const selection = useSettledSelection((state) => state.selection)
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
