import { createFileRoute } from '@tanstack/react-router'
import { authMessages } from '../auth/auth-messages.ts'
import { ResetPage } from '../auth/reset/reset-page.tsx'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/auth/reset-password')({
  loader: ({ context }) => {
    const { title, description } = authMessages[context.locale].reset
    return { head: { title, description, path: '/auth/reset-password', noindex: true } }
  },
  head: headFromLoader(),
  component: ResetPage,
})
