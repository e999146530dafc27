import type { Bill } from '@zayy/contract/types'
import { orderProgress, type ProgressStep } from '@zayy/domain/orders/order-progress'
import { formatDate } from '@zayy/i18n/dates'
import { Icon } from '@zayy/ui/icon'
import { useLocale } from '../i18n/locale-context.tsx'
import { useOrderMessages } from './order-messages.ts'
import styles from './order-progress.module.css'

/** How far an order has come, step by step, with the days on which it did. */
export function OrderProgress({ bill }: { bill: Bill }) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const steps = orderProgress(bill)
  const last = steps.findLast(({ isReached }) => isReached)
  return (
    <ol className={styles.progress} aria-label={messages.progress}>
      {steps.map(({ step, isReached, at }) => (
        <li
          key={step}
          data-reached={isReached || undefined}
          data-ended={isEnd(step) || undefined}
          aria-current={step === last?.step ? 'step' : undefined}
        >
          <span className={styles.mark}>
            {isReached ? <Icon name={isEnd(step) ? 'x' : 'check'} /> : null}
          </span>
          <span className={styles.name}>{messages.progressSteps[step]}</span>
          {at ? <time dateTime={at}>{formatDate(at, locale)}</time> : null}
        </li>
      ))}
    </ol>
  )
}

/** Nothing comes after it. */
function isEnd(step: ProgressStep['step']): boolean {
  return step === 'cancelled' || step === 'refunded'
}
