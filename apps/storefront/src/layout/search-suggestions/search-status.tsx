import type { Suggestions } from '@zayy/contract/types'
import { products } from '@zayy/i18n/plurals'
import { useLocale, useMessages } from '../../i18n/locale-context.tsx'
import { Trans } from '../../i18n/trans.tsx'
import { useSearchMessages } from './search-messages.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './search-suggestions.module.css'

/** How many products there are, or what went wrong, and what to search for instead: heard as well as seen. */
export function SearchStatus({
  search,
  answer,
  failed,
  onRetry,
  onInstead,
}: {
  search: string
  /** Null until the shop has answered to this search. */
  answer: Suggestions | null
  failed: boolean
  onRetry: () => void
  onInstead: (search: string) => void
}) {
  const messages = useSearchMessages()
  const { tryAgain } = useMessages('layout')
  const locale = useLocale()
  const instead = answer?.did_you_mean ?? null
  const { sizes = [], set_aside: leftOut = [] } = answer?.search ?? {}
  const isEmpty = answer !== null && search !== '' && answer.total === 0
  return (
    <div className={styles.status}>
      <div role="status">
        {failed ? (
          <p className={typography.soft}>{messages.failed}</p>
        ) : isEmpty ? (
          <>
            <p className={styles.nothing}>{messages.nothing(search)}</p>
            {instead === null ? <p className={typography.note}>{messages.nothingHint}</p> : null}
          </>
        ) : answer ? (
          <>
            <p className={typography.note}>{products(answer.total, locale)}</p>
            {sizes.length > 0 ? <p className={typography.note}>{messages.inSizes(sizes)}</p> : null}
            {leftOut.length > 0 ? <p className={typography.note}>{messages.leftOut(leftOut)}</p> : null}
          </>
        ) : null}
        {answer && instead !== null ? (
          <p>
            <Trans
              text={messages.searchInstead(answer.total)}
              parts={{
                search: (
                  <button type="button" className={typography.link} onClick={() => onInstead(instead)}>
                    {messages.quoted(instead)}
                  </button>
                ),
              }}
            />
          </p>
        ) : null}
      </div>
      {failed ? (
        <button type="button" className={`${button.quiet} ${button.small}`} onClick={onRetry}>
          {tryAgain}
        </button>
      ) : null}
    </div>
  )
}
