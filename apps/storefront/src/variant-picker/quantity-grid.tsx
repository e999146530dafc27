import { colourCount, pieceCount, sizeCount } from '@zayy/domain/cart/piece-count'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { formatNumber } from '@zayy/i18n/numbers'
import { keepLineBreaks } from '@zayy/ui/keep-line-breaks'
import { Thumb } from '@zayy/ui/thumb'
import typography from '@zayy/ui/typography.module.css'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '../after-paint.ts'
import type { CartProduct, Colour, Size } from '../cart-state/cart-product.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { type GridPosition, gridMove } from './grid-navigation.ts'
import { quantityFieldName } from './pre-hydration-steps.tsx'
import styles from './quantity-grid.module.css'
import { DeferredQuantityErrors, useCellText } from './use-cell-text.ts'
import { useSettledSelection, useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import {
  changeCell,
  setActiveColour,
  setCell,
  typeInCell,
  undo,
  type VariantCell,
} from './variant-selection-store.ts'

/**
 * Colours as rows, sizes as columns, sums at the edges. Every cell is a field with a roving tab stop; grid-navigation.ts maps
 * the keys.
 */
export function QuantityGrid() {
  const messages = useBuyingMessages('cart')
  const direction = useLocale() === 'ar' ? 'rtl' : 'ltr'
  const { product, store } = useVariantPicker()
  const [focused, setFocused] = useState<GridPosition | null>(null)
  const [tabStop, setTabStop] = useState<GridPosition>({ row: 0, column: 0 })
  const entered = useRef<GridPosition | null>(null)
  const quantityOnFocus = useRef(0)
  const editing = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  const { colours, sizes } = product

  // Stable, so that a key renders the cells it concerns, not all.
  const { enter, leave, press } = useMemo(() => {
    // A key that moves the focus leaves one cell and enters another before the paint.
    const highlight = () =>
      afterPaint(() => {
        setFocused(entered.current)
        if (entered.current) setTabStop(entered.current)
      })
    const enter = (cell: GridPosition, quantity: number) => {
      entered.current = cell
      quantityOnFocus.current = quantity
      editing.current = false
      highlight()
    }
    const leave = () => {
      entered.current = null
      highlight()
    }

    const press = (cell: GridPosition, event: KeyboardEvent<HTMLInputElement>) => {
      const gridSize = { rows: product.colours.length, columns: product.sizes.length }
      const { value, selectionStart, selectionEnd } = event.currentTarget
      const isSelected = selectionStart === 0 && selectionEnd === value.length
      const move = gridMove(cell, event, gridSize, direction, {
        editing: editing.current,
        text: value,
        isSelected,
      })
      // The tab stop follows after the paint. A Tab before it would go to the earlier one.
      if (event.key === 'Tab') setTabStop(cell)
      if (!move) return
      event.preventDefault()
      editing.current = move.kind === 'edit'
      if (move.kind === 'go') {
        const to = fieldAt(table.current, move.to, gridSize.columns)
        // At an edge the key keeps the quantity, which Escape then restores.
        if (to === event.currentTarget) to.blur()
        to?.focus()
      } else if (move.kind === 'edit') event.currentTarget.setSelectionRange(value.length, value.length)
      else if (move.kind === 'change') changeCell(store, cellOf(product, cell), move.by)
      else if (move.kind === 'restore') {
        setCell(store, cellOf(product, cell), quantityOnFocus.current)
        event.currentTarget.select()
      } else undo(store)
    }
    return { enter, leave, press }
  }, [product, store, direction])

  useEffect(() => {
    if (focused) setActiveColour(store, cellOf(product, focused).colour)
  }, [product, store, focused])

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const from = entered.current
    if (!from || text === '') return
    event.preventDefault()
    if (readQuantity(text) === null) store.setState({ tool: { name: 'pasted', text, from } })
    else typeInCell(store, cellOf(product, from), text)
  }

  return (
    <div className={styles.scroller}>
      <table
        className={styles.quantityGrid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the fields of the table
        role="grid"
        ref={table}
        onBlur={leave}
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

function cellOf({ colours, sizes }: CartProduct, { row, column }: GridPosition): VariantCell {
  return { colour: colours[row]?.id ?? 0, size: sizes[column]?.id ?? 0 }
}

function fieldAt(table: HTMLTableElement | null, { row, column }: GridPosition, columns: number) {
  return table?.querySelectorAll('input')[row * columns + column]
}

/** Formats a sum; empty for 0, because zeros distract. */
function sumText(count: number): string {
  return count > 0 ? formatNumber(count) : ''
}

function GridSums() {
  const messages = useBuyingMessages('cart')
  const { product } = useVariantPicker()
  const selection = useSettledSelection((state) => state.selection)
  return (
    <tfoot>
      <tr>
        <th scope="row">{messages.sum}</th>
        {product.sizes.map((size) => (
          <td key={size.id}>{sumText(sizeCount(selection, size.id))}</td>
        ))}
        <td className={`${styles.sumCell} ${styles.grandTotal}`}>{sumText(pieceCount(selection))}</td>
      </tr>
    </tfoot>
  )
}

type GridRowProps = {
  colour: Colour
  row: number
  focused: boolean
  /** Column of the roving tab stop; null if another row has it. */
  tabStop: number | null
  onEnter: (cell: GridPosition, quantity: number) => void
  onPress: (cell: GridPosition, event: KeyboardEvent<HTMLInputElement>) => void
}

const GridRow = memo(function GridRow({ colour, row, focused, tabStop, onEnter, onPress }: GridRowProps) {
  const { product } = useVariantPicker()
  const error = useId()
  const isWrong = useVariantSelection(({ wrong }) => wrong.some(({ cell }) => cell.colour === colour.id))
  return (
    <>
      <tr className={focused ? styles.focusedRow : undefined}>
        <th scope="row">
          <span className={styles.colour}>
            <Thumb url={colour.image} width={34} height={42} />
            <span>{colour.name}</span>
          </span>
        </th>
        {product.sizes.map((size, column) => (
          <GridCell
            key={size.id}
            colour={colour}
            size={size}
            row={row}
            column={column}
            isTabStop={tabStop === column}
            error={error}
            onEnter={onEnter}
            onPress={onPress}
          />
        ))}
        <ColourSum colour={colour.id} />
      </tr>
      {isWrong ? (
        <tr className={styles.wrong}>
          <td colSpan={product.sizes.length + 2}>
            <DeferredQuantityErrors id={error} colour={colour.id} />
          </td>
        </tr>
      ) : null}
    </>
  )
})

function ColourSum({ colour }: { colour: number }) {
  const count = useSettledSelection(({ selection }) => colourCount(selection, colour))
  return <td className={styles.sumCell}>{sumText(count)}</td>
}

type GridCellProps = Pick<GridRowProps, 'colour' | 'row' | 'onEnter' | 'onPress'> & {
  size: Size
  column: number
  isTabStop: boolean
  error: string
}

const GridCell = memo(function GridCell({
  colour,
  size,
  row,
  column,
  isTabStop,
  error,
  onEnter,
  onPress,
}: GridCellProps) {
  const messages = useBuyingMessages('cart')
  const cell = { colour: colour.id, size: size.id }
  const { quantity, text, isWrong, isTyped, onEnter: startTyping, onType, onLeave } = useCellText(cell)
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(quantity)
  // After + or − changed the number, the next digit replaces it.
  useLayoutEffect(() => {
    const isChanged = last.current !== quantity
    last.current = quantity
    if (isChanged && !isTyped && document.activeElement === field.current) field.current?.select()
  })
  return (
    <td className={quantity > 0 ? styles.filled : undefined}>
      <input
        ref={field}
        name={quantityFieldName(cell)}
        tabIndex={isTabStop ? 0 : -1}
        inputMode="numeric"
        autoComplete="off"
        aria-label={messages.cell(colour.name, size.name)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? error : undefined}
        value={text ?? (quantity > 0 ? quantity : '')}
        onFocus={(event) => {
          event.currentTarget.select()
          startTyping()
          onEnter({ row, column }, quantity)
        }}
        onBlur={onLeave}
        onKeyDown={(event) => onPress({ row, column }, event)}
        onChange={(event) => onType(event.currentTarget.value)}
        onDrop={keepLineBreaks(onType).onDrop}
      />
    </td>
  )
})
