import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../account/account-head.ts'
import { PasswordPage } from '../account/password-page.tsx'
import { pageHead } from '../layout/page-head.ts'

export const Route = createFileRoute('/account/change-password')({
  loader: ({ context }) => ({
    head: accountHead(context.locale, 'password', '/account/change-password'),
  }),
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: PasswordRoute,
})

function PasswordRoute() {
  const { client } = Route.useRouteContext()
  return <PasswordPage client={client} />
}
