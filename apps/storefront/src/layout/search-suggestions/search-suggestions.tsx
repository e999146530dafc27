import { type RefObject, useState } from 'react'
import { useShopSettings } from '../use-shop-settings.ts'
import { KeyLegend } from './key-legend.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { SearchStatus } from './search-status.tsx'
import { optionIds, suggestionGroups } from './suggestion-groups.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'
import { useSearchInPlace } from './use-search-in-place.ts'
import { useInputText, writeInto } from './use-input-text.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './search-suggestions.module.css'

const listId = 'search-suggestions'

/** A keyboard with arrows; the search key of a phone leads to the list of results. */
const hasArrows = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** What the shop suggests below the field of the header, as one types: the design's "Mega menu, search". */
export default function SearchSuggestions({
  input,
  onDone,
}: {
  input: RefObject<HTMLInputElement | null>
  onDone: () => void
}) {
  const { categories } = useShopSettings()
  const text = useInputText(input)
  const { answered, answer, failed, retry } = useSuggestions(text)
  const [recent, setRecent] = useState(recentSearches)
  const groups = suggestionGroups(text, answer, categories, recent)
  const options = optionIds(groups)
  const isFresh = answered === text
  const active = useCombobox(input, {
    listId,
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
        id={listId}
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
