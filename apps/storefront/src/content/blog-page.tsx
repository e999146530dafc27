import { Link, useNavigate } from '@tanstack/react-router'
import spool from '@zayy/ui/assets/spool.svg?url'
import button from '@zayy/ui/button.module.css'
import chip from '@zayy/ui/chip.module.css'
import { EmptyState } from '@zayy/ui/empty-state'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useRef } from 'react'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { Pager } from '../paged-list/pager.tsx'
import { SearchBox } from '../paged-list/search-box.tsx'
import { useRefetching, useRequestedSearch } from '../paged-list/use-requested-search.ts'
import blogCard from './blog-card.module.css'
import { BlogCard, BlogSkeletons, LeadCard } from './blog-card.tsx'
import styles from './blog-page.module.css'
import { type BlogSearch, isEqualBlogSearch, parseBlogSearch, withBlogSearchChange } from './blog-search.ts'
import type { BlogView } from './blog-view.ts'
import { useContentMessages } from './content-messages.ts'

/** The blog with search, categories and nine posts per page. The URL holds all of them. */
export function BlogPage({ view }: { view: BlogView }) {
  const messages = useContentMessages()
  const navigate = useNavigate()
  const requested = useRequestedSearch(view.search, parseBlogSearch)
  const refetching = useRefetching(!isEqualBlogSearch(view.search, requested))
  const change = (what: BlogSearch, replace = false) =>
    void navigate({ to: '.', search: withBlogSearchChange(requested, what), replace, resetScroll: false })
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.blog }]} />
      <div className={`${layout.container} ${styles.blog}`}>
        <div className={`${layout.row} ${layout.spread} ${layout.wrapping} ${styles.head}`}>
          <h1 className={typography.pageTitle}>{messages.blog}</h1>
          <BlogSearchForm requested={requested} onChange={change} />
        </div>
        <BlogCategories categories={view.categories} requested={requested} onChange={change} />
        <p
          className={
            view.search.search === undefined || view.total === 0
              ? typography.visuallyHidden
              : `${typography.note} ${styles.found}`
          }
          role="status"
        >
          {messages.articles(view.total)}
        </p>
        {refetching ? <BlogSkeletons /> : <Posts view={view} />}
      </div>
    </main>
  )
}

function Posts({ view }: { view: BlogView }) {
  if (view.total === 0) return <NoPosts search={view.search} />
  return (
    <>
      {view.lead ? <LeadCard post={view.lead} /> : null}
      <div className={blogCard.grid}>
        {view.posts.map((post, index) => (
          <BlogCard key={post.id} post={post} first={view.lead === null && index < 3} />
        ))}
      </div>
      <Pager view={view} />
    </>
  )
}

function NoPosts({ search }: { search: BlogSearch }) {
  const messages = useContentMessages()
  const narrowed = search.search !== undefined || search.blog_category_id !== undefined
  return (
    <EmptyState
      drawing={spool}
      title={messages.noArticles}
      text={narrowed ? messages.noArticlesNarrowed : messages.noArticlesYet}
    >
      {narrowed ? (
        <Link className={button.primary} to="/blogs" resetScroll={false}>
          {messages.allArticles}
        </Link>
      ) : (
        <Link className={button.primary} to="/shop">
          {messages.shop}
        </Link>
      )}
    </EmptyState>
  )
}

type FilterProps = {
  requested: BlogSearch
  onChange: (change: BlogSearch, replace?: boolean) => void
}

/** Without scripts, a form that preserves the category. */
function BlogSearchForm({ requested, onChange }: FilterProps) {
  const messages = useContentMessages()
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for input from before hydration
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

/** Without scripts, a form that preserves the search. */
function BlogCategories({ categories, requested, onChange }: FilterProps & Pick<BlogView, 'categories'>) {
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

export function BlogPending() {
  const messages = useContentMessages()
  return (
    <main id="main">
      <Breadcrumbs trail={[{ name: messages.blog }]} />
      <div className={`${layout.container} ${styles.blog}`}>
        <div className={styles.head}>
          <h1 className={typography.pageTitle}>{messages.blog}</h1>
        </div>
        <p className={typography.visuallyHidden} role="status">
          {messages.loading}
        </p>
        <BlogSkeletons />
      </div>
    </main>
  )
}
