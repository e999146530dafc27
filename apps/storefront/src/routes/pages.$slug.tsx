import { createFileRoute } from '@tanstack/react-router'
import { ownPageSummary } from '../content/content-head.ts'
import { LegalPage } from '../content/legal-page.tsx'
import { loadOwnPage } from '../content/static-view.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/pages/$slug')({
  loader: ({ context, params }) => loadOwnPage(context, params.slug),
  head: headFromLoader(ownPageSummary),
  component: () => <LegalPage view={Route.useLoaderData()} />,
})
