import visibility from '@zayy/ui/visibility.module.css'
import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/**
 * A bar at the bottom of a phone's screen: text above a button.
 * @param above optional content above the line
 * @param className of a bar that leaves the screen with its section: the page then keeps no space for it below the footer
 */
export function BottomBar({
  above,
  line,
  className = '',
  children,
}: {
  above?: ReactNode
  line: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={`${visibility.onPhones} ${visibility.notInPrint} ${styles.bottomBar} ${className}`}
      data-bottom-bar={className ? 'leaves' : 'stays'}
    >
      {above}
      <div className={styles.line}>{line}</div>
      {children}
    </div>
  )
}
