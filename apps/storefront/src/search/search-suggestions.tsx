import type { Suggestions } from '@zayy/contract/types'
import { products } from '@zayy/i18n/plurals'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { type RefObject, useState } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { Trans } from '../i18n/trans.tsx'
import { useShopMenu } from '../shop-settings/shop-menu.ts'
import { useSearchMessages } from './search-messages.ts'
import styles from './search-suggestions.module.css'
import { optionIds, suggestionGroups } from './suggestion-groups.ts'
import { SuggestionList } from './suggestion-list.tsx'
import {
  forgetSearches,
  recentSearches,
  rememberSearch,
  useBestSellers,
  useCombobox,
  useInputText,
  useSearchInPlace,
  useSuggestions,
  writeInto,
} from './use-suggestions.ts'

const LIST_ID = 'search-suggestions'

/** Assumes a keyboard with arrow keys. A phone's search key opens the list of results instead of a suggestion. */
const hasArrows = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** Suggestions below the header's search field (design, "Mega menu, search"). */
export default function SearchSuggestions({
  input,
  onDone,
}: {
  input: RefObject<HTMLInputElement | null>
  onDone: () => void
}) {
  const { categories } = useShopMenu()
  const text = useInputText(input)
  const { answered, answer, failed, retry } = useSuggestions(text)
  const [recent, setRecent] = useState(recentSearches)
  const groups = suggestionGroups(text, answer, categories, recent, useBestSellers())
  const options = optionIds(groups)
  const isFresh = answered === text
  const active = useCombobox(input, {
    listId: LIST_ID,
    of: `${answered}\n${text}`,
    options,
    first: isFresh && text !== '' && groups.total !== null && hasArrows(),
  })
  const remember = () => {
    rememberSearch(text)
    setRecent(recentSearches())
  }
  useSearchInPlace(input, () => {
    remember()
    onDone()
  })

  return (
    <div className={styles.suggestions}>
      <div className={styles.head}>
        <SearchStatus
          search={text}
          answer={isFresh ? answer : null}
          failed={isFresh && failed}
          onRetry={retry}
          onInstead={(instead) => writeInto(input, instead)}
        />
        <KeyLegend />
      </div>
      <SuggestionList
        id={LIST_ID}
        groups={groups}
        search={answered}
        marked={answer?.did_you_mean ?? answered}
        active={active}
        onOpen={() => {
          remember()
          onDone()
        }}
        onForget={() => {
          forgetSearches()
          setRecent([])
          input.current?.focus()
        }}
      />
    </div>
  )
}

/** Hidden from screen readers, which announce the keys of a combobox. */
function KeyLegend() {
  const { keys } = useSearchMessages()
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>
          <Icon name="arrow-up" size="s" />
        </kbd>
        <kbd>
          <Icon name="arrow-down" size="s" />
        </kbd>
        {keys.choose}
      </span>
      <span>
        <kbd>Enter</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {keys.close}
      </span>
    </p>
  )
}

/** Announces the number of products or the failure, with a spelling suggestion. */
function SearchStatus({
  search,
  answer,
  failed,
  onRetry,
  onInstead,
}: {
  search: string
  /** Null until the suggestions of this search have loaded. */
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
            <p className={typography.note}>
              {answer.named && answer.named < answer.total
                ? messages.matches(answer.named, answer.total - answer.named, answer.more)
                : answer.more
                  ? messages.moreThan(products(answer.total, locale))
                  : products(answer.total, locale)}
            </p>
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
