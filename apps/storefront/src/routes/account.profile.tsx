import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '../account/account-layout.tsx'
import { accountHead } from '../account/account-messages.ts'
import { ProfilePage } from '../account/profile-page.tsx'
import { clientOnlyLoader } from '../account-state/client-only-loader.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/account/profile')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'profile', '/account/profile'),
    profile: await clientOnlyLoader(async () => (await context.client.accounts.profile()).data),
  }),
  head: headFromLoader(),
  component: () => <ProfilePage {...Route.useLoaderData()} />,
  errorComponent: LoadFailed,
})
