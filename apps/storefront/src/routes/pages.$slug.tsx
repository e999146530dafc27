import { createFileRoute } from '@tanstack/react-router'
import { contentHead, ownPageSummary } from '../content/content-head.ts'
import { LegalPage } from '../content/legal-page.tsx'
import { loadOwnPage } from '../content/static-view.ts'

export const Route = createFileRoute('/pages/$slug')({
  loader: ({ context, params }) => loadOwnPage(context, params.slug),
  head: contentHead(ownPageSummary),
  component: () => <LegalPage view={Route.useLoaderData()} />,
})
