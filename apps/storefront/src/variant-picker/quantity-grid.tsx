import { pieceCount, sizeCount } from '@zayy/domain/cart/piece-count'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { type GridPosition, gridMove } from './grid-navigation.ts'
import { GridRow } from './grid-row.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { changeCell, setActiveColour, setCell, undo } from './variant-selection-store.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './quantity-grid.module.css'

/**
 * Colours down, sizes across, sums at the edges, empty cells empty.
 * Every cell is a field; the keys are those of grid-navigation.ts.
 */
export function QuantityGrid() {
  const messages = useMessages('cart')
  const direction = useLocale() === 'ar' ? 'rtl' : 'ltr'
  const { product, store } = useVariantPicker()
  const [focused, setFocused] = useState<GridPosition | null>(null)
  const quantityOnFocus = useRef(0)
  const tabRun = useRef<number | null>(null)
  const table = useRef<HTMLTableElement>(null)
  const { colours, sizes } = product

  const cellAt = (cell: GridPosition) => ({
    colour: colours[cell.row]?.id ?? 0,
    size: sizes[cell.column]?.id ?? 0,
  })

  const fieldAt = ({ row, column }: GridPosition) =>
    table.current?.querySelectorAll('input')[row * sizes.length + column]

  const enter = (cell: GridPosition, quantity: number) => {
    quantityOnFocus.current = quantity
    setFocused(cell)
    setActiveColour(store, cellAt(cell).colour)
  }

  const press = (cell: GridPosition, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Tab') tabRun.current = event.shiftKey ? null : (tabRun.current ?? cell.column)
    const gridSize = { rows: colours.length, columns: sizes.length }
    const move = gridMove(cell, event, gridSize, direction, tabRun.current)
    if (!move) return
    event.preventDefault()
    if (move.kind === 'go') {
      tabRun.current = null
      fieldAt(move.to)?.focus()
    } else if (move.kind === 'change') changeCell(store, cellAt(cell), move.by)
    else if (move.kind === 'restore') setCell(store, cellAt(cell), quantityOnFocus.current)
    else undo(store)
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!focused || text === '' || readQuantity(text) !== null) return
    event.preventDefault()
    store.setState({ tool: { name: 'pasted', text, from: focused } })
  }

  return (
    <div className={styles.scroller}>
      <table
        className={styles.quantityGrid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is a grid, its cells are fields walked by arrows
        role="grid"
        ref={table}
        onBlur={() => setFocused(null)}
        onPaste={paste}
        onPointerDown={() => {
          tabRun.current = null
        }}
      >
        <caption className={typography.visuallyHidden}>{messages.gridCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.colour}</th>
            {sizes.map((size, column) => (
              <th
                key={size.id}
                scope="col"
                className={focused?.column === column ? styles.focusedColumn : undefined}
              >
                <bdi dir="ltr">{size.name}</bdi>
              </th>
            ))}
            <th scope="col" className={styles.sumCell}>
              {messages.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {colours.map((colour, row) => (
            <GridRow
              key={colour.id}
              colour={colour}
              row={row}
              focused={focused?.row === row}
              onEnter={enter}
              onPress={press}
            />
          ))}
        </tbody>
        <GridSums />
      </table>
    </div>
  )
}

/** The sums under the columns, and all pieces at the corner. */
function GridSums() {
  const messages = useMessages('cart')
  const { product } = useVariantPicker()
  const selection = useVariantSelection((state) => state.selection)
  return (
    <tfoot>
      <tr>
        <th scope="row">{messages.sum}</th>
        {product.sizes.map((size) => {
          const count = sizeCount(selection, size.id)
          return (
            <td key={size.id} className={count === 0 ? styles.zero : undefined}>
              {formatNumber(count)}
            </td>
          )
        })}
        <td className={`${styles.sumCell} ${styles.grandTotal}`}>{formatNumber(pieceCount(selection))}</td>
      </tr>
    </tfoot>
  )
}
