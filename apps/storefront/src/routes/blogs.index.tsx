import { createFileRoute } from '@tanstack/react-router'
import { BlogPage, BlogPending } from '../content/blog-page.tsx'
import { parseBlogSearch } from '../content/blog-search.ts'
import { loadBlog } from '../content/blog-view.ts'
import { blogSummary } from '../content/content-head.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/blogs/')({
  validateSearch: parseBlogSearch,
  // A fixed order of keys gives server and browser the same match id.
  loaderDeps: ({ search }) => parseBlogSearch(search),
  loader: ({ context, deps }) => loadBlog(context, deps),
  head: headFromLoader(blogSummary),
  pendingComponent: BlogPending,
  component: () => <BlogPage view={Route.useLoaderData()} />,
})
