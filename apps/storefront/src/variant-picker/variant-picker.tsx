import { Icon } from '@zayy/ui/icon'
import { useRef } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { ClearSelection } from './clear-selection.tsx'
import { ColourAccordion } from './colour-accordion.tsx'
import { foldsOnPhones, opensAsGrid, type PickerView, usePickerView } from './picker-view.ts'
import { PreHydrationSteps } from './pre-hydration-steps.tsx'
import { QuantityGrid } from './quantity-grid.tsx'
import { SelectionList } from './selection-list.tsx'
import { ActiveColourHead, SizeTiles, useActiveColour } from './size-tiles.tsx'
import { Swatches } from './swatches.tsx'
import { usePreHydrationQuantities } from './use-pre-hydration-quantities.ts'
import { useVariantPicker } from './variant-selection-context.tsx'
import styles from './variant-picker.module.css'
import '@zayy/ui/styles/segmented.css'

/**
 * Colours and sizes: one selection, shown as tiles of one colour or as the grid. Phones never show the grid.
 * @param sizeChart the link to the size chart on the page, if there is one
 */
export function VariantPicker({ sizeChart, onOpenDrawer }: { sizeChart?: string; onOpenDrawer: () => void }) {
  const messages = useMessages('cart')
  const { product, store } = useVariantPicker()
  const picker = useRef<HTMLDivElement>(null)
  usePreHydrationQuantities(picker, store)
  const large = opensAsGrid(product.colours.length, product.sizes.length)
  const folded = foldsOnPhones(product.sizes.length)
  const [view, setView] = usePickerView(large)
  const seen = visibility(view, large)
  const colour = useActiveColour()
  if (!colour || product.sizes.length === 0) return null
  return (
    <div ref={picker} className={styles.variantPicker}>
      <PreHydrationSteps />
      <div className={`row between wrapx ${styles.head}`}>
        <h2 className="lab2">{messages.coloursAndSizes}</h2>
        <div className="row only-d">
          <ViewSwitch view={view ?? (large ? 'grid' : 'tiles')} onChoose={setView} />
          <button
            type="button"
            className="ib"
            aria-label={messages.openDrawer}
            title={messages.openDrawer}
            onClick={onOpenDrawer}
          >
            <Icon name="sidebar-simple" flip />
          </button>
        </div>
      </div>
      <div className={folded ? 'only-d' : undefined}>
        <Swatches />
      </div>
      {seen.grid === null ? null : (
        <div className={`${styles.grid} ${seen.grid}`}>
          <ClearSelection />
          <QuantityGrid />
        </div>
      )}
      {seen.tiles === null ? null : (
        <div className={folded ? `only-d ${seen.tiles}` : seen.tiles}>
          <ActiveColourHead {...(sizeChart ? { sizeChart } : {})} />
          <SizeTiles colour={colour} />
          <SelectionList />
        </div>
      )}
      {folded ? (
        <div className="only-p">
          <ColourAccordion />
        </div>
      ) : null}
    </div>
  )
}

/** On which screens grid and tiles are seen, as classes; null: nowhere. Until the view is known the width decides. */
function visibility(view: PickerView | null, large: boolean): { grid: string | null; tiles: string | null } {
  if (view === 'grid') return { grid: 'only-d', tiles: 'only-p' }
  if (view === 'tiles' || !large) return { grid: null, tiles: '' }
  return { grid: 'only-w', tiles: 'only-n' }
}

function ViewSwitch({ view, onChoose }: { view: PickerView; onChoose: (view: PickerView) => void }) {
  const messages = useMessages('cart')
  return (
    <fieldset className="seg" aria-label={messages.wayToChoose}>
      <button
        type="button"
        aria-pressed={view === 'tiles'}
        className={view === 'tiles' ? 'on' : undefined}
        onClick={() => onChoose('tiles')}
      >
        <Icon name="rows" />
        {messages.byColour}
      </button>
      <button
        type="button"
        aria-pressed={view === 'grid'}
        className={view === 'grid' ? 'on' : undefined}
        onClick={() => onChoose('grid')}
      >
        <Icon name="table" />
        {messages.fullGrid}
      </button>
    </fieldset>
  )
}
