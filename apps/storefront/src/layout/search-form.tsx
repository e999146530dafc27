import { useRouter } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import type { FormEvent, RefObject } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import styles from './search-form.module.css'

/** The list of all products, where a search ends. */
const list: string = '/shop'

/** Search over the whole shop: a real form, which works without script; with it the page is changed in place. */
export function SearchForm({
  input,
  onDone,
}: {
  input: RefObject<HTMLInputElement | null>
  onDone: () => void
}) {
  const messages = useMessages('layout')
  const locale = useLocale()
  const router = useRouter()

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const search = input.current?.value.trim()
    onDone()
    void router.navigate({ to: list, search: search ? { search } : {} })
  }
  return (
    <search className={styles.search}>
      <form action={localizedPath(locale, '/shop')} onSubmit={onSubmit}>
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
