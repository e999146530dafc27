import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../layout/page-head.ts'
import { LeavePage } from '../content/newsletter/leave-page.tsx'
import { newsletterMessages } from '../content/newsletter/newsletter-messages.ts'

export const Route = createFileRoute('/newsletter/leave')({
  loader: ({ context }) => {
    const { title, description } = newsletterMessages[context.locale]
    return { head: { title, description, path: '/newsletter/leave', noindex: true } }
  },
  head: ({ matches, loaderData }) => (loaderData ? pageHead(matches, loaderData.head) : {}),
  component: LeaveRoute,
})

function LeaveRoute() {
  const { client } = Route.useRouteContext()
  return <LeavePage client={client} />
}
