import { createFileRoute } from '@tanstack/react-router'
import { loadPost } from '../content/blog-view.ts'
import { contentHead, postSummary } from '../content/content-head.ts'
import { PostPage } from '../content/post-page.tsx'

export const Route = createFileRoute('/blogs/$id')({
  loader: ({ context, params }) => loadPost(context, params.id),
  head: contentHead(postSummary),
  component: () => <PostPage view={Route.useLoaderData()} />,
})
