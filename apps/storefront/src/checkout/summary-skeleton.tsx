import { useCheckoutMessages } from './checkout-messages.ts'
import skeleton from '@zayy/ui/skeleton.module.css'
import summaryBox from '../layout/summary-box.module.css'
import styles from './summary-skeleton.module.css'

/** The shape of the summary until the cart has been read from the browser. */
export function SummarySkeleton() {
  const messages = useCheckoutMessages()
  return (
    <div className={summaryBox.box} aria-busy="true">
      <h2>{messages.summary}</h2>
      <div className={styles.skeleton} aria-hidden="true">
        <div className={skeleton.line} />
        <div className={skeleton.shortLine} />
        <div className={skeleton.line} />
        <div className={skeleton.shortLine} />
      </div>
    </div>
  )
}
