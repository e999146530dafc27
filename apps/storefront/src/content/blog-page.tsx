import { Link, useNavigate } from '@tanstack/react-router'
import spool from '@zayy/ui/assets/spool.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Pager } from '../paged-list/pager.tsx'
import { useRefetching, useRequestedSearch } from '../paged-list/use-requested-search.ts'
import { BlogCard, BlogSkeletons, LeadCard } from './blog-card.tsx'
import { BlogCategories, BlogSearchForm } from './blog-filters.tsx'
import { type BlogSearch, changedBlogSearch, readBlogSearch, sameBlogSearch } from './blog-search.ts'
import type { BlogView } from './blog-view.ts'
import { useContentMessages } from './content-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './blog-page.module.css'
import blogCard from './blog-card.module.css'

/** The blog: a search, its categories, nine posts a page. What is requested is in the address. */
export function BlogPage({ view }: { view: BlogView }) {
  const messages = useContentMessages()
  const navigate = useNavigate()
  const requested = useRequestedSearch(view.search, readBlogSearch)
  const refetching = useRefetching(!sameBlogSearch(view.search, requested))
  const change = (what: BlogSearch, replace = false) =>
    void navigate({ to: '.', search: changedBlogSearch(requested, what), replace, resetScroll: false })
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
