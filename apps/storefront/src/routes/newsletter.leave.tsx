import { createFileRoute } from '@tanstack/react-router'
import { headFromLoader } from '../head/page-head.ts'
import { UnsubscribePage, newsletterMessages } from '../content/unsubscribe-page.tsx'

export const Route = createFileRoute('/newsletter/leave')({
  loader: ({ context }) => {
    const { title, description } = newsletterMessages[context.locale]
    return { head: { title, description, path: '/newsletter/leave', noindex: true } }
  },
  head: headFromLoader(),
  component: UnsubscribePage,
})
