import type { ShopClient } from '@zayy/contract/shop-client'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { logOutEverywhere } from '../account-state/log-out.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useProfileMessages } from './profile-messages.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './log-out-everywhere.module.css'

/** Ends every login of the customer, this one too. */
export function LogOutEverywhere({ client }: { client: ShopClient }) {
  const messages = useProfileMessages()
  const locale = useLocale()
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    if (leaving) return
    setLeaving(true)
    if (await logOutEverywhere(client, locale)) return
    setLeaving(false)
    void toast(messages.everywhereFailed, 'error', undefined, 'log-out')
  }

  return (
    <section className={styles.everywhere} aria-labelledby="everywhere">
      <h2 id="everywhere">{messages.everywhere}</h2>
      <p className={typography.note}>{messages.everywhereLead}</p>
      <button
        type="button"
        className={leaving ? `${button.outlined} ${button.busy}` : button.outlined}
        aria-disabled={leaving}
        onClick={() => void leave()}
      >
        {leaving ? messages.leaving : messages.everywhere}
      </button>
    </section>
  )
}
