import type { Halalas } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import type { ReactNode } from 'react'
import { Price } from '../layout/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './collapsible-summary.module.css'

/** On phones: the summary collapsed at the top, with its total. */
export function CollapsibleSummary({ total, children }: { total: Halalas | null; children: ReactNode }) {
  const messages = useCheckoutMessages()
  return (
    <details className={`${visibility.onPhones} ${styles.summary}`}>
      <summary>
        <Icon name="tote-simple" />
        {messages.summary}
        <Icon name="caret-down" size="s" />
        <b>{total === null ? null : <Price amount={total} />}</b>
      </summary>
      {children}
    </details>
  )
}
