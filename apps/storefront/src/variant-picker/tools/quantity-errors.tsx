import { quantityOf } from '@zayy/domain/cart/selection'
import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { useEffect, useRef } from 'react'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import styles from './quantity-errors.module.css'

/** Explains the invalid texts in the cells of a colour, or in one cell, and names the quantity that each cell keeps. */
export default function QuantityErrors({ id, colour, size }: { id: string; colour: number; size?: number }) {
  const cart = useBuyingMessages('cart')
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const wrong = useVariantSelection((state) => state.wrong)
  const selection = useVariantSelection((state) => state.selection)
  const own = wrong.filter(({ cell }) => cell.colour === colour && (size === undefined || cell.size === size))
  const box = useRef<HTMLDivElement>(null)
  const count = own.length
  // The bar at the bottom of the screen must not cover the error.
  useEffect(() => {
    if (count > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div ref={box} id={id} role="alert" className={styles.quantityErrors}>
      {own.map(({ cell, text }) => {
        const names = [product.colours, product.sizes].map(
          (list, at) => list.find((one) => one.id === (at === 0 ? cell.colour : cell.size))?.name ?? '',
        )
        const read = readWholeNumber(text, MAX_QUANTITY)
        const isTooMany = read.kind === 'rejected' && read.issue === 'tooMany'
        return (
          <p key={cell.size}>
            {cart.cell(names[0] ?? '', names[1] ?? '')}:{' '}
            {isTooMany ? messages.tooManyTyped(text, MAX_QUANTITY) : messages.notPieces(text)}{' '}
            {messages.keptQuantity(quantityOf(selection, cell.colour, cell.size))}
          </p>
        )
      })}
    </div>
  )
}
