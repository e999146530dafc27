import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '../content/blog-view.ts'
import { contentHead } from '../content/content-head.ts'
import { PostPage } from '../content/post-page.tsx'
import { postSummary } from '../content/post-summary.ts'

export const Route = createFileRoute('/blogs/$id')({
  loader: ({ context, params }) => loadPost(context, params.id),
  head: contentHead(postSummary),
  component: () => <PostPage view={Route.useLoaderData()} />,
})
