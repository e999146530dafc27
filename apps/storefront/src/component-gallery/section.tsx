import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** The states of one kind of component, under its name. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** One state, with what it is called in docs/design.md. `wide`: it takes the whole width. */
export function State({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? `${styles.state} ${styles.wide}` : styles.state}>
      <p className={styles.name} lang="en">
        {name}
      </p>
      {children}
    </div>
  )
}
