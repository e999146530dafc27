import { afterHydration } from '../layout/after-hydration.tsx'
import styles from './product-list.module.css'

const NeededQuantity = afterHydration(() => import('./needed-quantity/needed-quantity.tsx'))

/** The room of "I need N pieces", which is fetched after hydration. */
export function NeededQuantityHost() {
  return (
    <div className={styles.needed}>
      <NeededQuantity />
    </div>
  )
}
