import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { useReload } from '../account-state/own-data.ts'
import { useSessionMessages } from './session-messages.ts'

/**
 * Ends a login on another device, and loads the list again.
 * @param focusAfter the id of what takes the focus when the button is gone
 */
export function useEndSession(client: ShopClient, focusAfter: string) {
  const messages = useSessionMessages()
  const reload = useReload()
  const [ending, setEnding] = useState<number | null>(null)

  async function end(id: number) {
    if (ending !== null) return
    setEnding(id)
    try {
      await client.accounts.endSession({ id }).catch((thrown: unknown) => {
        // It ended by itself meanwhile.
        if (failureOf(thrown).status !== 404) throw thrown
      })
      await reload()
      document.getElementById(focusAfter)?.focus()
      void toast(messages.ended, 'success', undefined, 'session')
    } catch {
      void toast(messages.endFailed, 'error', undefined, 'session')
    } finally {
      setEnding(null)
    }
  }

  return { end, ending }
}
