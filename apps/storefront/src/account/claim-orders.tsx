import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { useAccountMessages } from './account-messages.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './claim-orders.module.css'

/**
 * Has a link mailed that brings what was ordered as a guest into the account. The shop says the same whether there is any:
 * only whoever reads the address's mail learns it.
 */
export function ClaimOrders({ client }: { client: ShopClient }) {
  const messages = useAccountMessages()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')

  async function claim() {
    if (state !== 'idle') return
    setState('sending')
    try {
      const { message } = await client.accounts.claimOrders()
      setState('sent')
      void toast(message ?? '', 'success')
    } catch (thrown) {
      setState('idle')
      void toast(failureOf(thrown).message || messages.loadFailedDetail, 'error')
    }
  }

  return (
    <section className={styles.claim} aria-labelledby="claim-orders">
      <h2 id="claim-orders">{messages.claim.title}</h2>
      <p className={typography.note}>{messages.claim.text}</p>
      <button
        type="button"
        className={`${button.outlined} ${button.small}`}
        aria-disabled={state !== 'idle'}
        onClick={() => void claim()}
      >
        {state === 'sent' ? messages.claim.sent : messages.claim.ask}
      </button>
    </section>
  )
}
