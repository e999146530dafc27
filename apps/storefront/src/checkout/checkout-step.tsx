import type { ReactNode } from 'react'
import styles from './checkout-step.module.css'

export function CheckoutStep({
  number,
  title,
  id = `step-${number}`,
  children,
}: {
  number: number
  title: string
  /** Id of the title. */
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
