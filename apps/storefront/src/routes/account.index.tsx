import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { DashboardPage, loadDashboard } from '../account/dashboard-page.tsx'
import { LoadFailed } from '../account/account-layout.tsx'
import { loadOwn } from '../account-state/own-data.ts'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/account/')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'dashboard', '/account'),
    view: await loadOwn(() => loadDashboard(context.client)),
  }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: DashboardRoute,
  errorComponent: LoadFailed,
})

function DashboardRoute() {
  const { client } = Route.useRouteContext()
  const { view } = Route.useLoaderData()
  return <DashboardPage client={client} view={view} />
}
