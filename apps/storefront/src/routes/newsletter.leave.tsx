import { createFileRoute } from '@tanstack/react-router'
import { newsletterMessages, UnsubscribePage } from '../content/unsubscribe-page.tsx'
import { headFromLoader } from '../head/page-head.ts'

export const Route = createFileRoute('/newsletter/leave')({
  loader: ({ context }) => {
    const { title, description } = newsletterMessages[context.locale]
    return { head: { title, description, path: '/newsletter/leave', noindex: true } }
  },
  head: headFromLoader(),
  component: UnsubscribePage,
})
