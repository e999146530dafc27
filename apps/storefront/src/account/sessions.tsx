import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Session } from '@zayy/contract/types'
import { formatMoment } from '@zayy/i18n/time/moments'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { logOutEverywhere } from '../account-state/login-state.ts'
import { useReload } from '../account-state/own-data.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useSessionMessages } from './account-messages.ts'
import button from '@zayy/ui/button.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './sessions.module.css'

const TITLE_ID = 'sessions'

/**
 * Where the customer is logged in. One login is ended, or all of them.
 * @param sessions null: they are on their way
 */
export function Sessions({ client, sessions }: { client: ShopClient; sessions: Session[] | null }) {
  const messages = useSessionMessages()
  const { end, ending } = useEndSession(client, TITLE_ID)
  return (
    <section className={styles.sessions} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} tabIndex={-1}>
        {messages.title}
      </h2>
      <p className={`${typography.note} ${styles.lead}`}>{messages.lead}</p>
      <LogOutEverywhere client={client} />
      <ul className={styles.list} aria-busy={sessions === null}>
        {sessions === null ? (
          <li aria-hidden="true">
            <div className={skeleton.line} />
          </li>
        ) : (
          sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={ending === session.id}
              onEnd={() => void end(session.id)}
            />
          ))
        )}
      </ul>
    </section>
  )
}

function SessionRow({
  session: { browser, system, created_at, current },
  ending,
  onEnd,
}: {
  session: Session
  ending: boolean
  onEnd: () => void
}) {
  const messages = useSessionMessages()
  const locale = useLocale()
  const device = browser && system ? messages.device(browser, system) : (browser ?? system)
  const name = device ?? messages.unknownDevice
  return (
    <li>
      <div>
        <p className={typography.medium}>{name}</p>
        <p className={typography.note}>{messages.since(formatMoment(created_at, locale))}</p>
      </div>
      {current ? (
        <span className={typography.soft}>{messages.thisDevice}</span>
      ) : (
        <button
          type="button"
          className={`${button.quiet} ${button.small}`}
          aria-label={messages.logOutOf(name)}
          aria-disabled={ending}
          onClick={onEnd}
        >
          {messages.logOut}
        </button>
      )}
    </li>
  )
}

/** Ends every login of the customer, this one too. */
function LogOutEverywhere({ client }: { client: ShopClient }) {
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

/**
 * Ends a login on another device, and loads the list again.
 * @param focusAfter the id of what takes the focus when the button is gone
 */
function useEndSession(client: ShopClient, focusAfter: string) {
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
