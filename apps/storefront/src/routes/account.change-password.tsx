import { createFileRoute } from '@tanstack/react-router'
import { LoadFailed } from '../account/account-layout.tsx'
import { accountHead } from '../account/account-messages.ts'
import { PasswordPage } from '../account/password-page.tsx'
import { clientOnlyLoader } from '../account-state/client-only-loader.ts'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/account/change-password')({
  loader: async ({ context }) => ({
    head: accountHead(context.locale, 'password', '/account/change-password'),
    sessions: await clientOnlyLoader(async () => (await context.client.accounts.sessions()).data),
  }),
  head: headFromLoader(),
  component: () => <PasswordPage {...Route.useLoaderData()} />,
  errorComponent: LoadFailed,
})
