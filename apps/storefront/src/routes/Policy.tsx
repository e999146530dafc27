import { createFileRoute } from '@tanstack/react-router'
import { contentHead } from '../content/content-head.ts'
import { legalSummary } from '../content/content-summaries.ts'
import { LegalPage } from '../content/legal-page.tsx'
import { loadLegal } from '../content/static-view.ts'
import { UnpublishedPage } from '../content/unpublished-page.tsx'

export const Route = createFileRoute('/Policy')({
  loader: ({ context }) => loadLegal(context, 'privacy'),
  head: contentHead(legalSummary),
  component: () => <LegalPage view={Route.useLoaderData()} />,
  notFoundComponent: UnpublishedPage,
})
