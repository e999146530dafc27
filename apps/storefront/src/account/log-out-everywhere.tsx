import type { ShopClient } from '@zayy/contract/shop-client'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { logOutEverywhere } from '../account-state/log-out.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useSessionMessages } from './session-messages.ts'
import button from '@zayy/ui/button.module.css'

/** Ends every login of the customer, this one too. */
export function LogOutEverywhere({ client }: { client: ShopClient }) {
  const messages = useSessionMessages()
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
    <button
      type="button"
      className={`${button.outlined} ${button.small} ${leaving ? button.busy : ''}`}
      aria-disabled={leaving}
      onClick={() => void leave()}
    >
      {leaving ? messages.leaving : messages.everywhere}
    </button>
  )
}
