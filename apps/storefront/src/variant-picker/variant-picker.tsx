import { Icon } from '@zayy/ui/icon'
import { Segmented } from '@zayy/ui/segmented'
import { useRef } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { ColourAccordion } from './colour-accordion.tsx'
import { GridToolsHost } from './grid-tools-host.tsx'
import { SelectionList } from './selection-list.tsx'
import { hasManySizes, isSingleVariant, opensAsGrid, type PickerView, usePickerView } from './picker-view.ts'
import { PreHydrationSteps } from './pre-hydration-steps.tsx'
import { QuantityGrid } from './quantity-grid.tsx'
import { ActiveColourHead, SizeTiles, useActiveColour } from './size-tiles.tsx'
import { Swatches } from './swatches.tsx'
import { usePreHydrationQuantities } from './use-pre-hydration-quantities.ts'
import { useVariantPicker } from './variant-selection-context.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './variant-picker.module.css'

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
  const folded = hasManySizes(product.sizes.length)
  const single = isSingleVariant(product)
  const [view, setView] = usePickerView(large)
  const seen = screensOf(single ? 'tiles' : view, large)
  const views = { onGrid: seen.grid, onTiles: seen.tiles }
  const colour = useActiveColour()
  if (!colour || product.sizes.length === 0) return null
  return (
    <div ref={picker} id="variants" tabIndex={-1} className={styles.variantPicker}>
      <PreHydrationSteps />
      <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${styles.head}`}>
        <h2 className={typography.label}>{single ? messages.quantity : messages.coloursAndSizes}</h2>
        {single ? null : (
          <div className={`${layout.row} ${visibility.notOnPhones} ${styles.ways}`}>
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
          <div className={folded ? visibility.notOnPhones : undefined}>
            <Swatches />
          </div>
          <GridToolsHost {...views} />
        </>
      )}
      {seen.grid === null ? null : (
        <div className={seen.grid}>
          <QuantityGrid />
          <GridToolsHost {...views} keys />
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

/** On which screens grid and tiles are seen, as classes; null: nowhere. Until the view is known the width decides. */
function screensOf(
  view: PickerView | null,
  large: boolean,
): Record<'grid' | 'tiles', string | null | undefined> {
  if (view === 'grid') return { grid: visibility.notOnPhones, tiles: visibility.onPhones }
  if (view === 'tiles' || !large) return { grid: null, tiles: '' }
  return { grid: visibility.onDesktops, tiles: visibility.notOnDesktops }
}

function ViewSwitch({ view, onChoose }: { view: PickerView; onChoose: (view: PickerView) => void }) {
  const messages = useMessages('cart')
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
