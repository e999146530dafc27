import { useAccountMessages } from './account-messages.ts'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './orders-skeleton.module.css'

/** The shape of orders on their way. */
export function OrdersSkeleton({ rows }: { rows: number }) {
  const messages = useAccountMessages()
  return (
    <div aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold nothing are all alike
        <div className={styles.row} key={row} aria-hidden="true">
          <div className={skeleton.line} />
        </div>
      ))}
    </div>
  )
}
