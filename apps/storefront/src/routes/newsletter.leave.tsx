import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../head/page-head.ts'
import { LeavePage, newsletterMessages } from '../content/leave-newsletter-page.tsx'

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
