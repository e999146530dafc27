import type { ReactNode } from 'react'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './bottom-bar.module.css'

/**
 * A bar at the bottom of a phone's screen: text above a button.
 * @param above optional content above the line
 */
export function BottomBar({
  above,
  line,
  children,
}: {
  above?: ReactNode
  line: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`${visibility.onPhones} ${styles.bottomBar}`} data-bottom-bar>
      {above}
      <div className={styles.line}>{line}</div>
      {children}
    </div>
  )
}
