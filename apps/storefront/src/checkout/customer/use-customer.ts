import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Address, Profile } from '@zayy/contract/types'
import { useEffect, useState } from 'react'

/** Who orders, and where they have had things sent before. */
export type Customer = { profile: Profile; addresses: Address[] }

/** Loads what the shop knows of a customer. A login that ended meanwhile makes the page a guest's again by itself. */
export function useCustomer(client: ShopClient) {
  const [customer, setCustomer] = useState<Customer | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each attempt
  useEffect(() => {
    let current = true
    Promise.all([client.accounts.profile(), client.addresses.list()]).then(
      ([{ data: profile }, { data: addresses }]) => {
        if (current) setCustomer({ profile, addresses })
      },
      (thrown: unknown) => {
        if (current && failureOf(thrown).status !== 401) setCustomer('failed')
      },
    )
    return () => {
      current = false
    }
  }, [client, attempt])
  const retry = () => {
    setCustomer('loading')
    setAttempt((count) => count + 1)
  }
  return { customer, retry }
}
