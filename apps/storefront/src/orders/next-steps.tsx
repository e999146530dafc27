import type { Bill } from '@zayy/contract/types'
import { useLocale } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { deliveryMessages, useOrderMessages } from './order-messages.ts'
import styles from './next-steps.module.css'

/** From the transfer to the delivery: what the buyer does, and what the shop does then. */
export function NextSteps({ bill }: { bill: Bill }) {
  const { matchDays } = useShopSettings()
  const messages = useOrderMessages()
  const { arrives, time } = deliveryMessages[useLocale()]
  const match = matchDays === null ? [] : [messages.stepMatch(matchDays)]
  const steps = [messages.stepTransfer, ...match, arrives(time.transfer(bill.delivery_days))]
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {messages.nextSteps}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
