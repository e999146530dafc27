import type { Halalas } from '@zayy/domain/money'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef } from 'react'
import { Price } from '../layout/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from '../layout/notice.module.css'

/** The server computed another total than the page showed: shows both. Nothing was charged. */
export function PriceChangedNotice({ previous, total }: { previous: Halalas; total: Halalas }) {
  const messages = useCheckoutMessages()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused again for every new total
  useEffect(() => box.current?.focus(), [total])
  return (
    <div className={`${styles.notice} ${styles.information}`} role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning-circle" size="l" className={styles.icon} />
      <div>
        <b>{messages.pricesChanged}</b>
        <p>
          {messages.previousTotal} <Price amount={previous} />
          {messages.newTotal}{' '}
          <b>
            <Price amount={total} />
          </b>
          .
        </p>
        <p className={typography.small}>{messages.pricesChangedDetail}</p>
      </div>
    </div>
  )
}
