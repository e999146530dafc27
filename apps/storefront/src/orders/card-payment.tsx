import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { useOrderMessages } from './order-messages.ts'
import button from '@zayy/ui/button.module.css'
import styles from './card-payment.module.css'
import notice from '../page/notice.module.css'

/** A card order that is not paid: why, and the way to the gateway's page. */
export function CardPayment({ client, bill }: { client: ShopClient; bill: Bill }) {
  const messages = useOrderMessages()
  const [opening, setOpening] = useState(false)
  const wasDeclined = bill.payment_status === 'failed'
  async function open() {
    if (opening) return
    setOpening(true)
    try {
      const { data } = await client.orders.pay({ token: bill.token })
      window.location.assign(data.payment_url)
    } catch (thrown) {
      setOpening(false)
      const { status, message } = failureOf(thrown)
      // It was paid meanwhile: the bill says so once it is read again.
      if (status === 409) window.location.reload()
      else void toast(status > 0 ? message : messages.paymentUnreachable, 'error', undefined, 'payment')
    }
  }
  return (
    <div className={wasDeclined ? notice.notice : `${notice.notice} ${notice.information}`} role="status">
      <Icon name={wasDeclined ? 'warning-circle' : 'credit-card'} size="l" className={notice.icon} />
      <div>
        <b>{wasDeclined ? messages.cardDeclined : messages.cardAwaited}</b>
        <p>{wasDeclined ? messages.cardDeclinedText : messages.cardAwaitedText}</p>
        <button
          type="button"
          className={`${button.primary} ${styles.button} ${opening ? button.busy : ''}`}
          aria-disabled={opening}
          onClick={() => void open()}
        >
          {opening ? messages.openingPayment : messages.continueToPayment}
        </button>
      </div>
    </div>
  )
}
