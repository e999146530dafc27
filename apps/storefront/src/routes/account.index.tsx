import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '../account/account-layout.tsx'
import { accountHead } from '../account/account-messages.ts'
import { DashboardPage, loadDashboard } from '../account/dashboard-page.tsx'
import { clientOnlyLoader } from '../account-state/client-only-loader.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/account/')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'dashboard', '/account'),
    view: await clientOnlyLoader(() => loadDashboard(context.client)),
  }),
  head: headFromLoader(),
  component: () => <DashboardPage {...Route.useLoaderData()} />,
  errorComponent: LoadFailed,
})
