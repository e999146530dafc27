import { createFileRoute } from '@tanstack/react-router'
import { contentHead, legalSummary } from '../content/content-head.ts'
import { LegalPage, UnpublishedPage } from '../content/legal-page.tsx'
import { loadLegal } from '../content/static-view.ts'

export const Route = createFileRoute('/Policy')({
  loader: ({ context }) => loadLegal(context, 'privacy'),
  head: contentHead(legalSummary),
  component: () => <LegalPage view={Route.useLoaderData()} />,
  notFoundComponent: UnpublishedPage,
})
