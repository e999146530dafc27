import caret from '@zayy/ui/caret.module.css'
import { Icon } from '@zayy/ui/icon'
import type { ReactNode } from 'react'
import styles from './footer.module.css'

/** A column of links under its heading. Below 1024 px, and in a quiet footer, the heading unfolds it. */
export function Fold({
  id,
  title,
  quiet,
  children,
}: {
  id: string
  title: string
  quiet: boolean
  children: ReactNode
}) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <details className={styles.fold} open={!quiet}>
        <summary>
          {title}
          <Icon name="caret-down" size="s" className={caret.caret} />
        </summary>
        {children}
      </details>
    </>
  )
}
