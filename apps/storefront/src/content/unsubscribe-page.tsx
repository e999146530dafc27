import { failureOf } from '@zayy/contract/failure'
import type { Locale } from '@zayy/i18n/locale'
import { newsletter as ar } from '@zayy/i18n/messages/ar/newsletter'
import { newsletter as en } from '@zayy/i18n/messages/en/newsletter'
import spool from '@zayy/ui/assets/spool.svg?url'
import button from '@zayy/ui/button.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useClient } from '../router-context.ts'

type Leaving = 'asking' | 'sending' | 'failed' | 'left' | 'wrongLink'

/**
 * Opened by the link in a newsletter; the fragment is the token of the subscription. It ends on a press, not on the visit, because
 * mail scanners open links too.
 */
export function UnsubscribePage() {
  const client = useClient()
  const messages = newsletterMessages[useLocale()]
  const [leaving, setLeaving] = useState<Leaving>('asking')
  useEffect(() => {
    if (tokenOfAddress() === '') setLeaving('wrongLink')
  }, [])

  async function leave() {
    if (leaving === 'sending') return
    setLeaving('sending')
    try {
      await client.contact.unsubscribe({ token: tokenOfAddress() })
      setLeaving('left')
    } catch (thrown) {
      setLeaving(failureOf(thrown).status === 404 ? 'wrongLink' : 'failed')
    }
  }

  return (
    <main id="main">
      <div className={layout.container} role="status">
        {leaving === 'left' ? (
          <EmptyState drawing={spool} heading="h1" title={messages.left} text={messages.leftText}>
            <ShopLink className={button.primary} to="/">
              {messages.home}
            </ShopLink>
          </EmptyState>
        ) : leaving === 'wrongLink' ? (
          <EmptyState drawing={spool} heading="h1" title={messages.wrongLink} text={messages.wrongLinkText}>
            <ShopLink className={button.primary} to="/contact">
              {messages.contact}
            </ShopLink>
          </EmptyState>
        ) : (
          <EmptyState drawing={spool} heading="h1" title={messages.question} text={messages.text}>
            <button
              type="button"
              className={leaving === 'sending' ? `${button.primary} ${button.busy}` : button.primary}
              aria-disabled={leaving === 'sending'}
              onClick={leave}
            >
              {leaving === 'sending' ? messages.leaving : messages.leave}
            </button>
            {leaving === 'failed' ? <p className={typography.error}>{messages.failed}</p> : null}
          </EmptyState>
        )}
      </div>
    </main>
  )
}

function tokenOfAddress(): string {
  return window.location.hash.slice(1)
}

export const newsletterMessages: Record<Locale, typeof ar> = { ar, en }
