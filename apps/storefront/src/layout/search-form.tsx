import { useRouter } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import type { FormEvent } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import styles from './search-form.module.css'

/** The list of all products, where a search ends. */
const list: string = '/shop'

/** Search over the whole shop: a real form, which works without script; with it the page is changed in place. */
export function SearchForm({ large, onDone }: { large?: boolean; onDone?: () => void }) {
  const messages = useMessages('layout')
  const locale = useLocale()
  const router = useRouter()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    const search = typeof typed === 'string' ? typed.trim() : ''
    onDone?.()
    void router.navigate({ to: list, search: search ? { search } : {} })
  }
  return (
    <search className={large ? styles.large : styles.inline}>
      <form action={localizedPath(locale, '/shop')} onSubmit={onSubmit}>
        <button type="submit" aria-label={messages.search}>
          <Icon name="magnifying-glass" {...(large ? { size: 'l' } : {})} />
        </button>
        <input
          type="search"
          name="search"
          dir="auto"
          aria-label={messages.search}
          placeholder={messages.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
