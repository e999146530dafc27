import type { ShopClient } from '@zayy/contract/shop-client'
import type { Session } from '@zayy/contract/types'
import { formatMoment } from '@zayy/i18n/time/moments'
import { useLocale } from '../i18n/locale-context.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { useSessionMessages } from './session-messages.ts'
import { useEndSession } from './use-end-session.ts'
import button from '@zayy/ui/button.module.css'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './sessions.module.css'

const title = 'sessions'

/**
 * Where the customer is logged in. One login is ended, or all of them.
 * @param sessions null: they are on their way
 */
export function Sessions({ client, sessions }: { client: ShopClient; sessions: Session[] | null }) {
  const messages = useSessionMessages()
  const { end, ending } = useEndSession(client, title)
  return (
    <section className={styles.sessions} aria-labelledby={title}>
      <h2 id={title} tabIndex={-1}>
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
