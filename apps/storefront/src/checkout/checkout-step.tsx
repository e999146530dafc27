import type { ReactNode } from 'react'

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
    <section className="cstep" aria-labelledby={id}>
      <header>
        <span className="no" aria-hidden="true">
          {number}
        </span>
        <h2 id={id}>{title}</h2>
      </header>
      {children}
    </section>
  )
}
