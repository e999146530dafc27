import { createFileRoute } from '@tanstack/react-router'
import { pageContext, pageHead } from '../head/page-head.ts'
import { homeMessages } from '../home/home-messages.ts'
import { HomePage, HomePending } from '../home/home-page.tsx'
import { homeSummary } from '../home/home-summary.ts'

export const Route = createFileRoute('/')({
  // The needed quantity in the address does not reload the page.
  staleTime: 30_000,
  loader: async ({ context: { client, locale } }) => {
    // Loaded apart, as the server makes the view of a first visit.
    const [home, settings, { homeView }] = await Promise.all([
      client.home.get(),
      client.settings.get(),
      import('../home/home-view.ts'),
      homeMessages.load(locale),
    ])
    return homeView(home.data, settings.data)
  },
  head: ({ matches }) => pageHead(matches, { title: '', path: '/' }, homeSummary(pageContext(matches))),
  component: () => <HomePage view={Route.useLoaderData()} />,
  pendingComponent: HomePending,
})
