import type { ReactNode } from 'react'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './bottom-bar.module.css'

/** What a phone keeps at the foot of its screen, within reach of a thumb: a line of text or two above a button. */
export function BottomBar({ line, children }: { line: ReactNode; children: ReactNode }) {
  return (
    <div className={`${visibility.onPhones} ${styles.bottomBar}`} data-bottom-bar>
      <div className={styles.line}>{line}</div>
      {children}
    </div>
  )
}
