import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import { useAuthMessages } from '../auth-messages.ts'
import styles from './reset-step.module.css'

export function ResetStep({
  number,
  title,
  text,
  children,
}: {
  number: 1 | 2 | 3
  title: string
  text: ReactNode
  children: ReactNode
}) {
  const { reset } = useAuthMessages()
  return (
    <section className={styles.step} aria-labelledby="step">
      <div>
        <h1 id="step" className={styles.title}>
          {title}
        </h1>
        <p className={typography.soft}>{text}</p>
        <p className={`${typography.note} ${styles.number}`}>{reset.step(number)}</p>
      </div>
      {children}
    </section>
  )
}
