import { createFileRoute } from '@tanstack/react-router'
import { AboutPage, AboutPending } from '../content/about-page.tsx'
import { aboutSummary } from '../content/content-head.ts'
import { UnpublishedPage } from '../content/legal-page.tsx'
import { loadAbout } from '../content/static-view.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/about')({
  loader: ({ context }) => loadAbout(context),
  head: headFromLoader(aboutSummary),
  component: () => <AboutPage view={Route.useLoaderData()} />,
  pendingComponent: AboutPending,
  notFoundComponent: UnpublishedPage,
})
