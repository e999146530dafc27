import { createFileRoute } from '@tanstack/react-router'
import { authMessages } from '../auth/auth-messages.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { pageHead } from '../head/page-head.ts'

export const Route = createFileRoute('/auth/')({
  validateSearch: ({ next }: { next?: unknown }): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  loader: ({ context }) => {
    const { title, description } = authMessages[context.locale]
    return { title, description }
  },
  head: ({ matches, loaderData }) =>
    loaderData
      ? pageHead(matches, {
          title: loaderData.title,
          description: loaderData.description,
          path: '/auth',
          noindex: true,
        })
      : {},
  component: AuthRoute,
})

function AuthRoute() {
  const { client } = Route.useRouteContext()
  return <AuthPage client={client} next={Route.useSearch().next} />
}
