import { MAX_QUANTITY } from '@zayy/domain/catalog/max-quantity'
import { quantityOf } from '@zayy/domain/cart/selection'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { useGridToolsMessages } from './grid-tools-messages.ts'
import { useVariantPicker, useVariantSelection } from '../variant-selection-context.tsx'
import styles from './wrong-quantities.module.css'

/** Whose texts are no quantities: cells of a colour, or one of them. */
type WrongQuantitiesProps = { id: string; colour: number; size?: number }

/** What is wrong, beside its cell, and what the cell holds meanwhile. Screen readers announce it as it comes. */
export default function WrongQuantities({ id, colour, size }: WrongQuantitiesProps) {
  const cart = useMessages('cart')
  const messages = useGridToolsMessages()
  const { product } = useVariantPicker()
  const wrong = useVariantSelection((state) => state.wrong)
  const selection = useVariantSelection((state) => state.selection)
  const own = wrong.filter(({ cell }) => cell.colour === colour && (size === undefined || cell.size === size))
  const box = useRef<HTMLDivElement>(null)
  const count = own.length
  // The bar at the foot of the screen must not cover it.
  useEffect(() => {
    if (count > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div ref={box} id={id} role="alert" className={styles.wrongQuantities}>
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
