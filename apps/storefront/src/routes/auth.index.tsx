import { createFileRoute } from '@tanstack/react-router'
import { authMessages } from '../auth/auth-messages.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/auth/')({
  validateSearch: ({ next }: { next?: unknown }): { next?: string } =>
    typeof next === 'string' ? { next } : {},
  loader: ({ context }) => {
    const { title, description } = authMessages[context.locale]
    return { head: { title, description, path: '/auth', noindex: true } }
  },
  head: headFromLoader(),
  component: () => <AuthPage next={Route.useSearch().next} />,
})
