import type { Colour } from '../../cart-state/cart-product.ts'
import { SizeTile } from '../size-tiles.tsx'
import { useVariantPicker } from '../variant-selection-context.tsx'
import styles from './size-list.module.css'

/** The active colour's sizes as a list: the one part of the drawer that scrolls by itself (spec, 9). */
export function SizeList({ colour }: { colour: Colour }) {
  const { product } = useVariantPicker()
  return (
    <div className={styles.list}>
      {product.sizes.map((size) => (
        <SizeTile key={size.id} colour={colour} size={size} className={styles.size} />
      ))}
    </div>
  )
}
