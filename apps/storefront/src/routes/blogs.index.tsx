import { createFileRoute } from '@tanstack/react-router'
import { BlogPage, BlogPending } from '../content/blog-page.tsx'
import { readBlogSearch } from '../content/blog-search.ts'
import { loadBlog } from '../content/blog-view.ts'
import { blogSummary, contentHead } from '../content/content-head.ts'

export const Route = createFileRoute('/blogs/')({
  validateSearch: readBlogSearch,
  // In one order of keys, whatever the address has: the server renders an address in an order of its own.
  loaderDeps: ({ search }) => readBlogSearch(search),
  loader: ({ context, deps }) => loadBlog(context, deps),
  head: contentHead(blogSummary),
  pendingComponent: BlogPending,
  component: () => <BlogPage view={Route.useLoaderData()} />,
})
