import notice from '../layout/notice.module.css'
import { useOrderMessages } from './order-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './bill-page.module.css'

/** The shape of an invoice on its way. */
export function BillSkeleton() {
  const messages = useOrderMessages()
  return (
    <div className={`${layout.container} ${styles.wait}`} aria-busy="true">
      <p className={typography.visuallyHidden} role="status">
        {messages.loading}
      </p>
      <noscript>
        <p className={notice.notice}>{messages.needsScript}</p>
      </noscript>
      <div className={`${skeleton.block} ${styles.sheet}`} aria-hidden="true" />
    </div>
  )
}
