import { colourCount } from '@zayy/domain/cart/piece-count'
import { formatNumber } from '@zayy/i18n/numbers'
import { keepLineBreaks } from '@zayy/ui/keep-line-breaks'
import { Thumb } from '@zayy/ui/thumb'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Colour, Size } from '../cart-state/cart-product.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import type { GridPosition } from './grid-navigation.ts'
import { useCellText, WrongQuantitiesHost } from './use-cell-text.ts'
import { quantityFieldName } from './pre-hydration-steps.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import styles from './quantity-grid.module.css'

type GridRowProps = {
  colour: Colour
  row: number
  /** One of its cells has the focus. */
  focused: boolean
  /** The column of the cell at which Tab stops; null: in another row. */
  tabStop: number | null
  onEnter: (cell: GridPosition, quantity: number) => void
  onPress: (cell: GridPosition, event: KeyboardEvent<HTMLInputElement>) => void
}

/** A colour of the grid: its image and name, a field for each size, its sum. */
export function GridRow({ colour, row, focused, tabStop, onEnter, onPress }: GridRowProps) {
  const { product } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => colourCount(selection, colour.id))
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
            isTabStop={tabStop === column}
            error={error}
            onEnter={(quantity) => onEnter({ row, column }, quantity)}
            onPress={(event) => onPress({ row, column }, event)}
          />
        ))}
        <td className={count === 0 ? `${styles.sumCell} ${styles.zero}` : styles.sumCell}>
          {formatNumber(count)}
        </td>
      </tr>
      {isWrong ? (
        <tr className={styles.wrong}>
          <td colSpan={product.sizes.length + 2}>
            <WrongQuantitiesHost id={error} colour={colour.id} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

type GridCellProps = {
  colour: Colour
  size: Size
  isTabStop: boolean
  error: string
  onEnter: (quantity: number) => void
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void
}

function GridCell({ colour, size, isTabStop, error, onEnter, onPress }: GridCellProps) {
  const messages = useMessages('cart')
  const cell = { colour: colour.id, size: size.id }
  const { quantity, text, isWrong, isTyped, onEnter: startTyping, onType, onLeave } = useCellText(cell)
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(quantity)
  // A digit replaces a number that a key has changed, as it replaces one that was entered.
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
          onEnter(quantity)
        }}
        onBlur={onLeave}
        onKeyDown={onPress}
        onChange={(event) => onType(event.currentTarget.value)}
        onDrop={keepLineBreaks(onType).onDrop}
      />
    </td>
  )
}
