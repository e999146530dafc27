import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { LoadFailed } from '../account/account-layout.tsx'
import { PasswordPage } from '../account/password-page.tsx'
import { loadOwn } from '../account-state/own-data.ts'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/account/change-password')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'password', '/account/change-password'),
    sessions: await loadOwn(async () => (await context.client.accounts.sessions()).data),
  }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: PasswordRoute,
  errorComponent: LoadFailed,
})

function PasswordRoute() {
  const { client } = Route.useRouteContext()
  const { sessions } = Route.useLoaderData()
  return <PasswordPage client={client} sessions={sessions} />
}
