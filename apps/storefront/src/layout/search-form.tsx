import { Icon } from '@zayy/ui/icon'
import type { RefObject } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import styles from './search-form.module.css'

/** Search over the whole shop: a real form, which works without script; the suggestions change the page in place. */
export function SearchForm({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const messages = useMessages('layout')
  return (
    <search className={styles.search}>
      <form action={localizedPath(useLocale(), '/shop')}>
        <button type="submit" aria-label={messages.search}>
          <Icon name="magnifying-glass" size="l" />
        </button>
        <input
          ref={input}
          name="search"
          maxLength={200}
          aria-label={messages.search}
          placeholder={messages.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          // Empty, it reads as the page does: its placeholder begins at the glass.
          onInput={({ currentTarget }) => {
            currentTarget.dir = currentTarget.value && 'auto'
          }}
        />
      </form>
    </search>
  )
}
