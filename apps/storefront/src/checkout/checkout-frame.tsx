import layout from '@zayy/ui/layout.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import type { ReactNode } from 'react'
import summaryBox from '../page/summary-box.module.css'
import styles from './checkout-frame.module.css'
import { useCheckoutMessages } from './checkout-messages.ts'
import orderForm from './order-form.module.css'
import summarySkeletonStyles from './summary-skeleton.module.css'

/** Placeholder of a customer's checkout until their addresses are loaded. */
export function CheckoutSkeleton() {
  const messages = useCheckoutMessages()
  return (
    <div className={`${layout.columns} ${orderForm.columns} ${styles.skeleton}`} aria-busy="true">
      <div className={orderForm.form}>
        <CheckoutStep number={1} title={messages.steps.address} id="step-loading">
          {[1, 2].map((row) => (
            <div key={row} className={styles.row} aria-hidden="true">
              <div className={skeleton.shortLine} />
              <div className={skeleton.line} />
            </div>
          ))}
        </CheckoutStep>
      </div>
      <aside aria-label={messages.summary}>
        <CheckoutStep number={3} title={messages.steps.review} id="step-loading-summary">
          <SummarySkeleton />
        </CheckoutStep>
      </aside>
    </div>
  )
}

/** Placeholder of the summary until the cart has been read from the browser. */
export function SummarySkeleton() {
  return (
    <div className={summaryBox.box} aria-busy="true">
      <div className={summarySkeletonStyles.skeleton} aria-hidden="true">
        <div className={skeleton.line} />
        <div className={skeleton.shortLine} />
        <div className={skeleton.line} />
        <div className={skeleton.shortLine} />
      </div>
    </div>
  )
}

export function CheckoutStep({
  number,
  title,
  id = `step-${number}`,
  children,
}: {
  number: number
  title: string
  id?: string
  children: ReactNode
}) {
  return (
    <section className={styles.step} aria-labelledby={id}>
      <header>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={id}>{title}</h2>
      </header>
      {children}
    </section>
  )
}
