import { colourCount } from '@zayy/domain/cart/piece-count'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { quantityOf } from '@zayy/domain/cart/selection'
import { formatNumber } from '@zayy/i18n/numbers'
import { Thumb } from '@zayy/ui/thumb'
import type { KeyboardEvent } from 'react'
import type { Colour, Size } from '../cart-state/cart-product.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import type { GridPosition } from './grid-navigation.ts'
import { quantityFieldName } from './use-pre-hydration-quantities.ts'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { setCell } from './variant-selection-store.ts'
import styles from './quantity-grid.module.css'

type GridRowProps = {
  colour: Colour
  row: number
  /** One of its cells has the focus. */
  focused: boolean
  onEnter: (cell: GridPosition, quantity: number) => void
  onPress: (cell: GridPosition, event: KeyboardEvent<HTMLInputElement>) => void
}

/** A colour of the grid: its picture and name, a field for each size, its sum. */
export function GridRow({ colour, row, focused, onEnter, onPress }: GridRowProps) {
  const { product } = useVariantPicker()
  const count = useVariantSelection(({ selection }) => colourCount(selection, colour.id))
  return (
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
          onEnter={(quantity) => onEnter({ row, column }, quantity)}
          onPress={(event) => onPress({ row, column }, event)}
        />
      ))}
      <td className={count === 0 ? `${styles.sumCell} ${styles.zero}` : styles.sumCell}>
        {formatNumber(count)}
      </td>
    </tr>
  )
}

type GridCellProps = {
  colour: Colour
  size: Size
  onEnter: (quantity: number) => void
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void
}

function GridCell({ colour, size, onEnter, onPress }: GridCellProps) {
  const messages = useMessages('cart')
  const { store } = useVariantPicker()
  const quantity = useVariantSelection(({ selection }) => quantityOf(selection, colour.id, size.id))
  return (
    <td className={quantity > 0 ? styles.filled : undefined}>
      <input
        name={quantityFieldName({ colour: colour.id, size: size.id })}
        inputMode="numeric"
        autoComplete="off"
        aria-label={messages.cell(colour.name, size.name)}
        value={quantity > 0 ? quantity : ''}
        onFocus={(event) => {
          event.currentTarget.select()
          onEnter(quantity)
        }}
        onKeyDown={onPress}
        onChange={(event) => {
          const text = event.currentTarget.value
          const typed = text === '' ? 0 : readQuantity(text)
          if (typed !== null) setCell(store, { colour: colour.id, size: size.id }, typed)
        }}
      />
    </td>
  )
}
