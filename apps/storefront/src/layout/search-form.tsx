import { useRouter } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import type { FormEvent } from 'react'
import { useLang, useWords } from '../i18n/locale-context.tsx'
import { inLanguage } from '../i18n/localized-path.ts'

/** The list of all products, where a search ends. */
const list: string = '/shop'

/** Search over the whole shop: a real form, which works without script; with it the page is changed in place. */
export function SearchForm({ large, onDone }: { large?: boolean; onDone?: () => void }) {
  const words = useWords('layout')
  const lang = useLang()
  const router = useRouter()

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    const search = typeof typed === 'string' ? typed.trim() : ''
    onDone?.()
    void router.navigate({ to: list, search: search ? { search } : {} })
  }
  return (
    <search className={large ? 'sbig' : 'find'}>
      <form action={inLanguage(lang, '/shop')} onSubmit={onSubmit}>
        <button type="submit" aria-label={words.search}>
          <Icon name="magnifying-glass" {...(large ? { size: 'l' } : {})} />
        </button>
        <input
          type="search"
          name="search"
          dir="auto"
          aria-label={words.search}
          placeholder={words.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
      </form>
    </search>
  )
}
