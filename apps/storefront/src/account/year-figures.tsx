import type { Summary } from '@zayy/contract/types'
import { fromSar } from '@zayy/domain/money'
import { formatNumber } from '@zayy/i18n/numbers'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import type { ReactNode } from 'react'
import { Price } from '../layout/price.tsx'
import { useAccountMessages } from './account-messages.ts'
import styles from './year-figures.module.css'

/** What was ordered in this calendar year, in three figures; null: they are on their way. */
export function YearFigures({ summary }: { summary: Summary | null }) {
  const messages = useAccountMessages()
  return (
    <dl className={styles.figures}>
      <Figure name={messages.ordersThisYear}>{summary && formatNumber(summary.orders)}</Figure>
      <Figure name={messages.pieces}>{summary && formatNumber(summary.pieces)}</Figure>
      <Figure name={messages.saved} className={typography.highlight}>
        {summary && <Price amount={fromSar(summary.saving)} />}
      </Figure>
    </dl>
  )
}

function Figure({
  name,
  className,
  children,
}: {
  name: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>
        {children ?? <span className={`${skeleton.block} ${styles.skeleton}`} aria-hidden="true" />}
      </dd>
    </div>
  )
}
