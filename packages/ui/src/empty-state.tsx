import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Placeholder for empty content: a drawing, a sentence or two, and a next step. */
export function EmptyState({
  drawing,
  title,
  heading: Heading = 'h2',
  titleId,
  text,
  children,
}: {
  /** URL of a drawing of 200 × 160. */
  drawing: string
  title?: string
  heading?: 'h1' | 'h2'
  /** Set it if a script moves focus to the title. */
  titleId?: string
  text: string
  children: ReactNode
}) {
  return (
    <div className={styles.emptyState}>
      <img className={styles.drawing} src={drawing} width="200" height="160" alt="" />
      {title === undefined ? null : (
        <Heading {...(titleId === undefined ? {} : { id: titleId, tabIndex: -1 })}>{title}</Heading>
      )}
      <p>{text}</p>
      {children}
    </div>
  )
}
