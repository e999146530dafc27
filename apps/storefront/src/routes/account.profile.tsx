import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-messages.ts'
import { LoadFailed } from '../account/account-layout.tsx'
import { ProfilePage } from '../account/profile-page.tsx'
import { loadOwn } from '../account-state/own-data.ts'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/account/profile')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'profile', '/account/profile'),
    profile: await loadOwn(async () => (await context.client.accounts.profile()).data),
  }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: ProfileRoute,
  errorComponent: LoadFailed,
})

function ProfileRoute() {
  const { client } = Route.useRouteContext()
  const { profile } = Route.useLoaderData()
  return <ProfilePage client={client} profile={profile} />
}
