import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { useEffect, useState } from 'react'
import { takeBillToken } from '../account-state/bill-token.ts'
import { type GuestBill, readGuestBill } from '../account-state/guest-bill.ts'

/** What there is of a guest's bill. */
export type BillState =
  | { state: 'loading' }
  | { state: 'none' }
  | { state: 'ready'; bill: Bill }
  /** The shop could not be reached: what the browser stored of it, if anything. */
  | { state: 'unreachable'; stored: GuestBill | null }

/** Opens the bill of the link that the tab was opened with, or else of this browser. */
export function useGuestBill(client: ShopClient): BillState & { retry: () => void } {
  const [state, setState] = useState<BillState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    const stored = readGuestBill()
    const asked = takeBillToken()
    const token = asked ?? stored?.token
    if (token === undefined) {
      setState({ state: 'none' })
      return
    }
    let current = true
    setState({ state: 'loading' })
    client.orders.billByToken({ token }).then(
      ({ data }) => current && setState({ state: 'ready', bill: data }),
      (thrown) => {
        if (!current) return
        const unknown = [404, 422].includes(failureOf(thrown).status)
        const known = asked === undefined || asked === stored?.token ? stored : null
        setState(unknown ? { state: 'none' } : { state: 'unreachable', stored: known })
      },
    )
    return () => {
      current = false
    }
  }, [client, attempt])
  useEffect(() => {
    // Another link that is opened in this tab does not load the page again.
    const readAgain = () => setAttempt((count) => count + 1)
    window.addEventListener('hashchange', readAgain)
    return () => window.removeEventListener('hashchange', readAgain)
  }, [])
  return { ...state, retry: () => setAttempt((count) => count + 1) }
}
