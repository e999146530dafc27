import { useId } from 'react'
import type { Colour } from '../../cart-state/cart-product.ts'
import { SizeTile } from '../size-tiles.tsx'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { WrongQuantities } from '../wrong-quantities.tsx'
import styles from './size-list.module.css'

/** The active colour's sizes as a list: the one part of the drawer that scrolls by itself (spec, 9). */
export function SizeList({ colour }: { colour: Colour }) {
  const { product } = useVariantPicker()
  const error = useId()
  return (
    <>
      <div className={styles.list}>
        {product.sizes.map((size) => (
          <SizeTile key={size.id} colour={colour} size={size} error={error} className={styles.size} />
        ))}
      </div>
      <WrongQuantities id={error} />
    </>
  )
}
