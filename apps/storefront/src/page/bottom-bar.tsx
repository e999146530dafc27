import type { ReactNode } from 'react'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './bottom-bar.module.css'

/**
 * What a phone keeps at the foot of its screen, within reach of a thumb: a line of text or two above a button.
 * @param above what comes and goes above the line
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
