import hanger from '@zayy/ui/assets/hanger.svg?url'
import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { EmptyState } from '@zayy/ui/empty-state'
import { useEffect, useRef, useState } from 'react'
import { ShopLink } from '../links/shop-link.tsx'
import { useAccountMessages } from './account-messages.ts'
import button from '@zayy/ui/button.module.css'

type Claim = { is: 'asked' } | { is: 'done'; orders: number } | { is: 'refused'; message: string }

/**
 * What the mailed link opens: the token behind the # brings the orders of a guest into the account. It is taken out of the
 * address, so that it is in no history.
 */
export function ClaimPage({ client }: { client: ShopClient }) {
  const messages = useAccountMessages()
  const [claim, setClaim] = useState<Claim>({ is: 'asked' })
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const token = window.location.hash.slice(1)
    window.history.replaceState(window.history.state, '', window.location.pathname)
    client.accounts.confirmOrderClaim({ token }).then(
      ({ data }) => setClaim({ is: 'done', orders: data.orders }),
      (thrown: unknown) => {
        const { errors, message } = failureOf(thrown)
        setClaim({ is: 'refused', message: errors.token?.[0] ?? message })
      },
    )
  }, [client])

  if (claim.is === 'asked') return <p role="status">{messages.loading}</p>
  const isDone = claim.is === 'done'
  return (
    <div role="status">
      <EmptyState
        drawing={hanger}
        heading="h1"
        title={isDone ? messages.claim.added(claim.orders) : messages.claim.refused}
        text={isDone ? messages.claim.addedText : claim.message}
      >
        <ShopLink className={button.primary} to="/account/orders">
          {messages.pages.orders}
        </ShopLink>
      </EmptyState>
    </div>
  )
}
