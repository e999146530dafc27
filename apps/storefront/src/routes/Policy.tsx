import { createFileRoute } from '@tanstack/react-router'
import { legalSummary } from '../content/content-head.ts'
import { LegalPage, UnpublishedPage } from '../content/legal-page.tsx'
import { loadLegal } from '../content/static-view.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/Policy')({
  loader: ({ context }) => loadLegal(context, 'privacy'),
  head: headFromLoader(legalSummary),
  component: () => <LegalPage view={Route.useLoaderData()} />,
  notFoundComponent: UnpublishedPage,
})
