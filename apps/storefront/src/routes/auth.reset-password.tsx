import { createFileRoute } from '@tanstack/react-router'
import { authMessages } from '../auth/auth-messages.ts'
import { ResetPage } from '../auth/reset/reset-page.tsx'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/auth/reset-password')({
  loader: ({ context }) => {
    const { title, description } = authMessages[context.locale].reset
    return { title, description }
  },
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.title,
          description: loaderData.description,
          path: '/auth/reset-password',
          noindex: true,
        })
      : {},
  component: ResetRoute,
})

function ResetRoute() {
  const { client } = Route.useRouteContext()
  return <ResetPage client={client} />
}
