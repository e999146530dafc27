import { useEffect, useRef } from 'react'
import { SearchBox } from '../paged-list/search-box.tsx'
import type { BlogSearch } from './blog-search.ts'
import type { BlogView } from './blog-view.ts'
import { useContentMessages } from './content-messages.ts'
import chip from '@zayy/ui/chip.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './blog-filters.module.css'

type FilterProps = {
  requested: BlogSearch
  onChange: (change: BlogSearch, replace?: boolean) => void
}

/** The search box of the blog; without scripts a form that preserves the category. */
export function BlogSearchForm({ requested, onChange }: FilterProps) {
  const messages = useContentMessages()
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    const typed = String(new FormData(form.current ?? undefined).get('search') ?? '').trim()
    if (typed !== (requested.search ?? '')) onChange({ search: typed || undefined })
  }, [])
  return (
    <search className={styles.search}>
      <form ref={form} method="get" onSubmit={(event) => event.preventDefault()}>
        <SearchBox
          id="blog-search"
          value={requested.search ?? ''}
          label={messages.searchArticles}
          onSearch={(search) => onChange({ search: search || undefined }, requested.search !== undefined)}
        />
        <HiddenField name="blog_category_id" value={requested.blog_category_id} />
      </form>
    </search>
  )
}

/** The categories of the blog as buttons; without scripts a form that preserves the search. */
export function BlogCategories({
  categories,
  requested,
  onChange,
}: FilterProps & Pick<BlogView, 'categories'>) {
  const messages = useContentMessages()
  const all = [{ id: undefined, name: messages.allCategories }, ...categories]
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={`${chip.chips} ${styles.categories}`}>
        <legend className={typography.visuallyHidden}>{messages.categories}</legend>
        {all.map(({ id, name }) => {
          const on = requested.blog_category_id === id
          return (
            <button
              key={id ?? 'all'}
              type="submit"
              className={on ? chip.chosen : chip.chip}
              name="blog_category_id"
              value={id ?? ''}
              aria-pressed={on}
              onClick={() => onChange({ blog_category_id: id })}
            >
              {name}
            </button>
          )
        })}
        <HiddenField name="search" value={requested.search} />
      </fieldset>
    </form>
  )
}

function HiddenField({ name, value }: { name: string; value: string | number | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />
}
