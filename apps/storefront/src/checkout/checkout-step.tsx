import type { ReactNode } from 'react'
import styles from './checkout-step.module.css'

/** One of the numbered steps of the checkout. */
export function CheckoutStep({
  number,
  title,
  children,
}: {
  number: number
  title: string
  children: ReactNode
}) {
  const id = `step-${number}`
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
