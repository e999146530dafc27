import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '../content/blog-view.ts'
import { postSummary } from '../content/content-head.ts'
import { PostPage } from '../content/post-page.tsx'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/blogs/$id')({
  loader: ({ context, params }) => loadPost(context, params.id),
  head: headFromLoader(postSummary),
  component: () => <PostPage view={Route.useLoaderData()} />,
})
