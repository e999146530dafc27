import { FormSkeleton } from './form-skeleton.tsx'
import skeleton from '@zayy/ui/skeleton.module.css'
import styles from './address-book.module.css'

/** The shape of addresses on their way. */
export function AddressSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2].map((row) => (
        <div key={row} className={styles.skeletonRow} aria-hidden="true">
          <div className={skeleton.shortLine} />
          <div className={skeleton.line} />
        </div>
      ))}
      <div className={styles.edit}>
        <FormSkeleton fields={8} />
      </div>
    </div>
  )
}
