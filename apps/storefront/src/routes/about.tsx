import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../content/about-page.tsx'
import { AboutPending } from '../content/about-pending.tsx'
import { contentHead } from '../content/content-head.ts'
import { aboutSummary } from '../content/content-summaries.ts'
import { loadAbout } from '../content/static-view.ts'
import { UnpublishedPage } from '../content/unpublished-page.tsx'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadAbout(context),
  head: contentHead(aboutSummary),
  component: () => <AboutPage view={Route.useLoaderData()} />,
  pendingComponent: AboutPending,
  notFoundComponent: UnpublishedPage,
})
