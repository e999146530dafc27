import { pieceCount, sizeCount } from '@zayy/domain/cart/piece-count'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { type GridPosition, gridMove } from './grid-navigation.ts'
import { GridRow } from './grid-row.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { changeCell, setActiveColour, setCell, typeInCell, undo } from './variant-selection-store.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from './quantity-grid.module.css'

/**
 * Colours down, sizes across, sums at the edges, empty cells empty.
 * Every cell is a field, of which Tab stops at one alone; the keys are those of grid-navigation.ts.
 */
export function QuantityGrid() {
  const messages = useMessages('cart')
  const direction = useLocale() === 'ar' ? 'rtl' : 'ltr'
  const { product, store } = useVariantPicker()
  const [focused, setFocused] = useState<GridPosition | null>(null)
  const [tabStop, setTabStop] = useState<GridPosition>({ row: 0, column: 0 })
  const quantityOnFocus = useRef(0)
  const editing = useRef(false)
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
    editing.current = false
    setFocused(cell)
    setTabStop(cell)
    setActiveColour(store, cellAt(cell).colour)
  }

  const press = (cell: GridPosition, event: KeyboardEvent<HTMLInputElement>) => {
    const gridSize = { rows: colours.length, columns: sizes.length }
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const isSelected = selectionStart === 0 && selectionEnd === value.length
    const move = gridMove(cell, event, gridSize, direction, {
      editing: editing.current,
      text: value,
      isSelected,
    })
    if (!move) return
    event.preventDefault()
    editing.current = move.kind === 'edit'
    if (move.kind === 'go') fieldAt(move.to)?.focus()
    else if (move.kind === 'edit') event.currentTarget.setSelectionRange(value.length, value.length)
    else if (move.kind === 'change') changeCell(store, cellAt(cell), move.by)
    else if (move.kind === 'restore') {
      setCell(store, cellAt(cell), quantityOnFocus.current)
      event.currentTarget.select()
    } else undo(store)
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!focused || text === '') return
    event.preventDefault()
    if (readQuantity(text) === null) store.setState({ tool: { name: 'pasted', text, from: focused } })
    else typeInCell(store, cellAt(focused), text)
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
              tabStop={tabStop.row === row ? tabStop.column : null}
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
